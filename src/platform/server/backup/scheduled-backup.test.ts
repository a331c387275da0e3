import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openArchive } from '#/platform/server/backup/archive-reader';
import { backUpWhenDue } from '#/platform/server/backup/scheduled-backup';
import type { Engine } from '#/platform/server/database/database';
import { installation } from '#/platform/server/database/schema/installation';
import { createFolderKeeper } from '#/platform/server/files/folder-keeper';
import type { FileKeeper } from '#/platform/server/files/keeper';
import { openTestDatabase } from '../../../../tests/support/test-database';

const migrationsDir = new URL('../../../../db/migrations', import.meta.url).pathname;
const scratch = mkdtempSync(join(tmpdir(), 'truweel-scheduled-'));
const folder = join(scratch, 'backups');
const hour = 60 * 60_000;
const plan = { folder, everyMs: 24 * hour, keep: 2 };

let engine: Engine;
let keeper: FileKeeper;
beforeAll(async () => {
  engine = await openTestDatabase();
  keeper = createFolderKeeper(join(scratch, 'files'));
});
afterAll(async () => {
  await engine.close();
  rmSync(scratch, { recursive: true, force: true });
});

function look(at = new Date()) {
  return backUpWhenDue({ engine, keeper, dataDir: scratch, migrationsDir, program: '0.0.0' }, plan, at);
}

async function later(hours: number): Promise<void> {
  const updatedAt = sql`${installation.updatedAt} - make_interval(hours => ${hours})`;
  await engine.db.update(installation).set({ updatedAt }).where(eq(installation.name, 'backup'));
}

describe('a backup on a schedule', () => {
  it('is made when it is due, by one of those who look at the same time', async () => {
    const made = await Promise.all([look(), look(), look()]);
    expect(made.filter(Boolean)).toHaveLength(1);
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/^truweel-\d{8}T\d{6}Z\.zip$/);
    (await openArchive(join(folder, name))).close();
    await later(23);
    expect(await look()).toBeUndefined();
    await later(2);
    expect(await look(new Date(Date.now() + 25 * hour))).toMatchObject({ removed: 0, problems: 0 });
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('leaves as many as are to be kept, the newest, and what somebody else put there', async () => {
    writeFileSync(join(folder, 'van-mij.zip'), 'x');
    writeFileSync(join(folder, 'truweel-20200101T000000Z.zip.unfinished'), 'half');
    const [oldest = ''] = readdirSync(folder)
      .filter((name) => name.startsWith('truweel-2026'))
      .toSorted();
    await later(25);
    expect(await look(new Date(Date.now() + 50 * hour))).toMatchObject({ removed: 1 });
    const left = readdirSync(folder);
    expect(left).toHaveLength(3);
    expect(left).toContain('van-mij.zip');
    expect(left).not.toContain(oldest);
  });

  it('that fails leaves nothing with its name, removes none of the others, and is due again in an hour', async () => {
    const before = readdirSync(folder);
    await later(25);
    await engine.db.execute(sql`insert into schema_migrations (name, hash) values ('9999_x.sql', 'x')`);
    await expect(look(new Date(Date.now() + 75 * hour))).rejects.toThrow(/schema of another version/);
    await engine.db.execute(sql`delete from schema_migrations where name = '9999_x.sql'`);
    expect(readdirSync(folder)).toEqual(before);
    expect(await look()).toBeUndefined();
    await later(1);
    expect(await look(new Date(Date.now() + 76 * hour))).toBeDefined();
    expect(existsSync(join(scratch, 'backup.tmp'))).toBe(false);
  });
});
