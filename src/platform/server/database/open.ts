import type { Engine } from '#/platform/server/database/database';
import { migrate } from '#/platform/server/database/migrate';

/** Opens, and brings the schema up to date before anybody can ask it anything. */
export async function openDatabase(
  config: { databaseUrl: string | undefined; dataDir: string },
  migrationsDir: string,
): Promise<Engine> {
  const engine = await openEngine(config);
  try {
    await engine.exclusively((session) => migrate(session, migrationsDir));
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}

/** Of the two engines only the one in use is loaded. */
async function openEngine({ databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string }) {
  if (databaseUrl === undefined) {
    const { openEmbedded } = await import('#/platform/server/database/embedded');
    return openEmbedded(dataDir);
  }
  const { openServer } = await import('#/platform/server/database/server');
  return openServer(databaseUrl);
}
