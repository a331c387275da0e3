import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openArchive } from '#/platform/server/backup/archive-reader';
import { backUpWhenDue } from '#/platform/server/backup/scheduled-backup';
import type { Engine } from '#/platform/server/database/engine/database';
import { installation } from '#/platform/server/database/schema/installation';
import type { FileStorage } from '#/platform/server/storage/file-storage';
import { createFolderStorage } from '#/platform/server/storage/folder-storage';
import { openTestDatabase } from '../../../../tests/support/test-database';

const migrationsDir = new URL('../../../../db/migrations', import.meta.url).pathname;
const scratch = mkdtempSync(join(tmpdir(), 'truweel-scheduled-'));
const folder = join(scratch, 'backups');
const hour = 60 * 60_000;
/** From the sources a scratch database is made anew, which takes long on a busy machine. */
const patience = 300_000;
const plan = { folder, everyMs: 24 * hour, keep: 2 };

let engine: Engine;
let storage: FileStorage;
beforeAll(async () => {
  engine = await openTestDatabase();
  storage = createFolderStorage(join(scratch, 'files'));
});
afterAll(async () => {
  await engine.close();
  rmSync(scratch, { recursive: true, force: true });
});

function look(at = new Date()) {
  return backUpWhenDue({ engine, storage, dataDir: scratch, migrationsDir, program: '0.0.0' }, plan, at);
}

async function later(hours: number): Promise<void> {
  const updatedAt = sql`${installation.updatedAt} - make_interval(hours => ${hours})`;
  await engine.db.update(installation).set({ updatedAt }).where(eq(installation.name, 'backup'));
}

describe('a backup on a schedule', () => {
  it(
    'is made when it is due, by one of those who look at the same time',
    async () => {
      const made = await Promise.all([look(), look(), look()]);
      expect(made.filter(Boolean)).toHaveLength(1);
      const [name = ''] = readdirSync(folder);
      expect(name).toMatch(/^truweel-\d{8}T\d{6}Z\.zip$/);
      (await openArchive(join(folder, name))).close();
      await later(23);
      expect(await look()).toBeUndefined();
    },
    patience,
  );

  it(
    'leaves as many as are to be kept, the newest, and what somebody else put there',
    async () => {
      const [newest = ''] = readdirSync(folder);
      for (const name of [
        'van-mij.zip',
        'truweel-20200101T000000Z.zip',
        'truweel-20200102T000000Z.zip.unfinished',
      ])
        writeFileSync(join(folder, name), 'x');
      await later(2);
      const made = await look(new Date(Date.now() + hour));
      expect(made).toMatchObject({ removed: 1, problems: 0 });
      expect(readdirSync(folder).toSorted()).toEqual(
        [newest, basename(made?.path ?? ''), 'van-mij.zip'].toSorted(),
      );
    },
    patience,
  );

  it('that fails leaves nothing with its name, removes none of the others, and is due again in an hour', async () => {
    const before = readdirSync(folder);
    await later(25);
    await engine.db.execute(sql`insert into schema_migrations (name, hash) values ('9999_x.sql', 'x')`);
    await expect(look(new Date(Date.now() + 2 * hour))).rejects.toThrow(/schema of another version/);
    expect(readdirSync(folder)).toEqual(before);
    expect(existsSync(join(scratch, 'backup.tmp'))).toBe(false);
    expect(await look()).toBeUndefined();
    await later(1);
    await expect(look()).rejects.toThrow(/schema of another version/);
  });
});
