import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { inject } from 'vitest';
import type { Engine } from '#/platform/server/database/database';
import { openDatabase } from '#/platform/server/database/open';
import { copyFolder, databaseUrl, runOnServer } from './template-database';

const migrations = new URL('../../db/migrations', import.meta.url).pathname;

/** A database of one's own, on the engine that this run is about. */
export async function openTestDatabase(): Promise<Engine> {
  const template = inject('template');
  switch (template.kind) {
    case 'embedded': {
      const folder = copyFolder(template.folder);
      const engine = await openDatabase({ databaseUrl: undefined, dataDir: folder }, migrations);
      return closing(engine, async () => rmSync(folder, { recursive: true, force: true }));
    }
    case 'postgres': {
      const name = `truweel_test_${randomBytes(6).toString('hex')}`;
      await runOnServer(template.url, `create database ${name} template ${template.name}`);
      const url = databaseUrl(template.url, name);
      const engine = await openDatabase({ databaseUrl: url, dataDir: '' }, migrations);
      return closing(engine, () => runOnServer(template.url, `drop database if exists ${name} with (force)`));
    }
  }
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
