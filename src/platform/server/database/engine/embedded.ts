import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { type Bounds, embeddedBounds } from '#/platform/server/database/engine/bounds';
import type { Engine } from '#/platform/server/database/engine/database';
import { EmbeddedWire } from '#/platform/server/database/engine/embedded-protocol';
import { lockFolder } from '#/platform/server/database/engine/folder-lock';
import { listenOnPool } from '#/platform/server/database/engine/listening';
import type { DatabasePool } from '#/platform/server/database/engine/pool';
import { StatementNames } from '#/platform/server/database/engine/statement-names';
import { closeDataFolder, closeTree } from '#/platform/server/storage/data-folder';
import { startWorker } from '#/platform/server/worker-file';

const housekeepingEvery = 15 * 60_000;

type Thread = { worker: Worker; close: () => Promise<void> };

/** The database in a thread of its own: while it thinks, the others are answered. */
async function startThread(folder: string): Promise<Thread> {
  const worker = startWorker(new URL('./embedded.worker.ts', import.meta.url), { folder });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The embedded database ended with ${code}.`)));
  });
  worker.removeAllListeners('error');
  const endWithIt = () => {
    throw new Error('The embedded database stopped by itself.');
  };
  worker.once('exit', endWithIt);
  return {
    worker,
    close: async () => {
      worker.off('exit', endWithIt);
      worker.postMessage('close');
      await ended;
    },
  };
}

/** Made at build, beside the program; running from the sources there is none. */
let emptyDatabase = join(import.meta.dirname, 'empty-database');

/** From the sources every new database is made anew: who starts many has an empty one made once, in a folder. */
export function startDatabasesFrom(folder: string): void {
  emptyDatabase = folder;
}

/** Copying takes a fraction of the seconds that making a database takes. */
async function initialise(folder: string): Promise<void> {
  if (existsSync(emptyDatabase)) return cpSync(emptyDatabase, folder, { recursive: true });
  await (await startThread(folder)).close();
}

/** A kill during the first initialisation may leave a folder that never opens, so that happens in a scratch folder. */
async function openFolder(dataDir: string): Promise<Thread> {
  const folder = join(dataDir, 'database');
  const scratch = join(dataDir, 'database.new');
  if (!existsSync(folder)) {
    rmSync(scratch, { recursive: true, force: true });
    await initialise(scratch);
    renameSync(scratch, folder);
  }
  closeTree(folder);
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return startThread(folder);
}

export async function openEmbedded(dataDir: string, bounds: Bounds = embeddedBounds): Promise<Engine> {
  void closeDataFolder(dataDir);
  const unlock = await lockFolder(dataDir);
  // The driver is read while the thread starts.
  const driver = [
    import('#/platform/server/database/engine/pool'),
    import('#/platform/server/database/engine/engine'),
  ] as const;
  const parts = Promise.all([openFolder(dataDir), ...driver]);
  const [thread, { DatabasePool }, { engineOn }] = await parts.catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  // The engine has one connection: who wants it waits until it is free.
  const pool = new DatabasePool({
    ...{ user: 'postgres', database: 'postgres', ssl: false, max: 1, idleTimeoutMillis: 0 },
    ...{ bounds, names: new StatementNames() },
    stream: () => new EmbeddedWire(thread.worker),
    // What is asked together goes to the thread as one message: waking it costs more than a small answer. A server could
    // refuse the beginning of a transaction, being stopped just then, and do what comes behind it on its own.
    pipeline: true,
  });
  const housekeeping = keepHouse(pool);
  return {
    ...engineOn(pool),
    name: 'embedded',
    listen: listenOnPool(pool),
    close: async () => {
      clearInterval(housekeeping);
      await pool.end();
      await thread.close();
      await unlock();
    },
  };
}

/** A server has a checkpointer and an autovacuum; here nobody else does it. */
function keepHouse(pool: DatabasePool): NodeJS.Timeout {
  const timer = setInterval(() => {
    cleanUp(pool).catch((error: Error) => process.emitWarning(error));
  }, housekeepingEvery);
  timer.unref();
  return timer;
}

async function cleanUp(pool: DatabasePool): Promise<void> {
  const client = await pool.take();
  client.answerMs = pool.bounds.longAnswerMs;
  let isDone = false;
  try {
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
    isDone = true;
  } finally {
    client.answerMs = pool.bounds.answerMs;
    client.release(!isDone);
  }
}
