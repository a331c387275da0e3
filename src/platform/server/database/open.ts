import type { Engine } from '#/platform/server/database/database';
import { openEmbedded } from '#/platform/server/database/embedded';
import { migrate } from '#/platform/server/database/migrate';
import { openServer } from '#/platform/server/database/server';

/** Opens, and brings the schema up to date before anybody can ask it anything. */
export async function openDatabase(
  config: { databaseUrl: string | undefined; dataDir: string },
  migrationsDir: string,
): Promise<Engine> {
  const engine =
    config.databaseUrl === undefined ? await openEmbedded(config.dataDir) : openServer(config.databaseUrl);
  try {
    await engine.exclusively((session) => migrate(session, migrationsDir));
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}
