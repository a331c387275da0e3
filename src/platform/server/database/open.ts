import type { Engine } from '#/platform/server/database/database';
import { migrate } from '#/platform/server/database/migrate';

type Place = { databaseUrl: string | undefined; dataDir: string };

/** Opens as it is, whatever its schema. Of the two engines only the one in use is loaded. */
export async function openEngine({ databaseUrl, dataDir }: Place): Promise<Engine> {
  if (databaseUrl === undefined) {
    const { openEmbedded } = await import('#/platform/server/database/embedded');
    return openEmbedded(dataDir);
  }
  const { openServer } = await import('#/platform/server/database/server');
  return openServer(databaseUrl);
}

/** Opens, and brings the schema up to date before anybody can ask it anything. */
export async function openDatabase(place: Place, migrationsDir: string): Promise<Engine> {
  const engine = await openEngine(place);
  try {
    await engine.exclusively((session) => migrate(session, migrationsDir));
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}
