import type { Engine } from '#/platform/server/database/engine/database';
import { openEmbedded } from '#/platform/server/database/engine/embedded';
import { listPending, migrate } from '#/platform/server/database/engine/migrate';
import type { ServerOptions } from '#/platform/server/database/engine/server';
import { keepUpgradeCopy } from '#/platform/server/database/engine/upgrade-copy';
import { ensureChangeLog } from '#/platform/server/database/log/change-log';
import { closeDataFolder } from '#/platform/server/storage/data-folder';

type DatabaseLocation = {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Of a server only. */
  database?: ServerOptions;
};

/** Opens as it is, whatever its schema. */
export async function openEngine({ databaseUrl, dataDir, database }: DatabaseLocation): Promise<Engine> {
  if (databaseUrl === undefined) return openEmbedded(dataDir);
  if (dataDir) void closeDataFolder(dataDir);
  const { openServer } = await import('#/platform/server/database/engine/server');
  return openServer(databaseUrl, database);
}

/** Opens, and brings the schema up to date before anybody can ask it anything. */
export async function openDatabase(place: DatabaseLocation, migrationsDir: string): Promise<Engine> {
  const engine = await openBeforeUpgrade(place, migrationsDir);
  try {
    await engine.exclusively(async (session) => {
      await session.run("set local truweel.quiet = 'on'");
      await migrate(session, migrationsDir);
      await ensureChangeLog(session);
    });
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}

/** Whoever runs the embedded database has nobody who makes backups of it: before it is changed it is copied. */
async function openBeforeUpgrade(place: DatabaseLocation, migrationsDir: string): Promise<Engine> {
  const engine = await openEngine(place);
  if (engine.name !== 'embedded') return engine;
  try {
    const { isNew, names } = await engine.exclusively((session) => listPending(session, migrationsDir));
    if (isNew || names.length === 0) return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
  await engine.close();
  await keepUpgradeCopy(place.dataDir);
  return openEngine(place);
}
