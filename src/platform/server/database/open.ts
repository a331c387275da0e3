import { closeDataFolder } from '#/platform/server/data-folder';
import type { Engine } from '#/platform/server/database/database';
import { openEmbedded } from '#/platform/server/database/embedded';
import { migrate } from '#/platform/server/database/migrate';
import type { ServerOptions } from '#/platform/server/database/server';

type Place = {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Of a server only. */
  database?: ServerOptions;
};

/** Opens as it is, whatever its schema. */
export async function openEngine({ databaseUrl, dataDir, database }: Place): Promise<Engine> {
  if (databaseUrl === undefined) return openEmbedded(dataDir);
  if (dataDir) void closeDataFolder(dataDir);
  const { openServer } = await import('#/platform/server/database/server');
  return openServer(databaseUrl, database);
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
