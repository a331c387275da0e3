import { cpSync, existsSync, fdatasyncSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { type Engine, type SqlSession, snapshotMode } from '#/platform/server/database/database';
import { lockFolder } from '#/platform/server/database/folder-lock';

const housekeepingEvery = 15 * 60_000;

/** PGlite's own file system never syncs, so that an answered write would not survive a power cut. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...args);
    const { preRun } = prepared.emscriptenOpts;
    prepared.emscriptenOpts.preRun = [syncForReal, ...(Array.isArray(preRun) ? preRun : [])];
    return prepared;
  }
}

type WithNodeFs = { NODEFS?: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } };

function syncForReal(module: WithNodeFs): void {
  if (!module.NODEFS)
    throw new Error('The embedded database changed its file system: writes would not be durable.');
  module.NODEFS.stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) fdatasyncSync(nfd);
    return 0;
  };
}

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=32MB', '-c', 'max_wal_size=128MB'],
];

function start(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableNodeFS(folder), startParams });
}

/** Made at build, beside the program; running from the sources there is none. */
const emptyDatabase = join(import.meta.dirname, 'empty-database');

/** Copying takes a fraction of the seconds that making a database takes. */
async function initialise(folder: string): Promise<void> {
  if (existsSync(emptyDatabase)) return cpSync(emptyDatabase, folder, { recursive: true });
  const fresh = await start(folder);
  await fresh.close();
}

/** A kill during the first initialisation may leave a folder that never opens, so that happens in a scratch folder. */
async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'database');
  const scratch = join(dataDir, 'database.new');
  if (!existsSync(folder)) {
    rmSync(scratch, { recursive: true, force: true });
    await initialise(scratch);
    renameSync(scratch, folder);
  }
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return start(folder);
}

export async function openEmbedded(dataDir: string): Promise<Engine> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  const pg = await openFolder(dataDir).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  const housekeeping = keepHouse(pg);
  return {
    db: drizzle(pg, { casing: 'snake_case' }),
    name: 'embedded',
    close: async () => {
      clearInterval(housekeeping);
      await pg.exec('checkpoint');
      await pg.close();
      await unlock();
    },
    exclusively: (work) => work(sessionOn(pg)),
    snapshot: (work) =>
      pg.transaction(async (tx) => {
        await tx.exec(`set transaction ${snapshotMode}`);
        return work(sessionOn(tx));
      }),
  };
}

function sessionOn(pg: Pick<PGlite, 'exec' | 'query'>): SqlSession {
  return {
    run: async (sql) => void (await pg.exec(sql)),
    rows: async (sql, values) =>
      (await pg.query<Record<string, unknown>>(sql, values ? [...values] : [])).rows,
  };
}

/** A server has a checkpointer and an autovacuum; here nobody else does it. */
function keepHouse(pg: PGlite): NodeJS.Timeout {
  const timer = setInterval(() => {
    pg.exec('vacuum (analyze)')
      .then(() => pg.exec('checkpoint'))
      .catch((error: Error) => process.emitWarning(error));
  }, housekeepingEvery);
  timer.unref();
  return timer;
}
