import { randomBytes } from 'node:crypto';
import { appendFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
// Loads every feature’s tables, as every process that opens a database does.
import '#/app/server/features';
import { serverBounds } from '#/platform/server/database/engine/bounds';
import type { Engine } from '#/platform/server/database/engine/database';
import { openDatabase } from '#/platform/server/database/engine/open';
import { copyFolder, databaseUrl, runOnServer } from './template-database';

const migrations = new URL('../../db/migrations', import.meta.url).pathname;

let program: Promise<WebAssembly.Module> | undefined;

/** As long as somebody has it, every thread that opens a database shares what was compiled. */
async function keepProgram(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  program ??= readFile(join(dirname(entry), 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  await program;
}

/** What is told of a database that takes too long is tested where it stands still: a busy machine makes it no fault. */
const patientBounds = { ...serverBounds, connectMs: 120_000, statementMs: 120_000, answerMs: 150_000 };

/** A database of one's own, on the engine that this run is about. */
export async function openTestDatabase(): Promise<Engine> {
  const template = inject('template');
  switch (template.kind) {
    case 'embedded': {
      await keepProgram();
      const folder = copyFolder(template.folder);
      // What a test leaves is thrown away: nothing has to wait for the disk.
      appendFileSync(join(folder, 'database/postgresql.conf'), '\nfsync = off\nfull_page_writes = off\n');
      const engine = await openDatabase({ databaseUrl: undefined, dataDir: folder }, migrations);
      const remove = () => rmSync(folder, { recursive: true, force: true });
      // The one that a worker shares is never closed.
      process.once('exit', remove);
      return closing(engine, async () => {
        process.off('exit', remove);
        remove();
      });
    }
    case 'postgres': {
      const { url, drop } = await createServerDatabase();
      const database = { bounds: patientBounds };
      return closing(await openDatabase({ databaseUrl: url, dataDir: '', database }, migrations), drop);
    }
  }
}

let shared: Promise<Engine> | undefined;

/** The one that this worker has: it stays open for the next file, and goes with the worker. */
export async function shareTestDatabase(): Promise<Engine> {
  shared ??= openTestDatabase();
  return { ...(await shared), close: async () => undefined };
}

/** For tests that open it in a way of their own. */
export async function createServerDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = inject('template');
  if (template.kind !== 'postgres') throw new Error('this run is about the embedded database');
  const name = `${template.name}_${randomBytes(6).toString('hex')}`;
  await runOnServer(template.url, `create database ${name} template ${template.name}`);
  return {
    url: databaseUrl(template.url, name),
    drop: () => runOnServer(template.url, `drop database if exists ${name} with (force)`),
  };
}

function closing(engine: Engine, after: () => Promise<void>): Engine {
  return {
    ...engine,
    close: async () => {
      await engine.close();
      await after();
    },
  };
}
