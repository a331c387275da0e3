import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { openEmbedded } from '#/platform/server/database/engine/embedded';
import { openDatabase } from '#/platform/server/database/engine/open';
import { keepUpgradeCopy, UpgradeRefusal } from '#/platform/server/database/engine/upgrade-copy';

const shipped = new URL('../../../../../db/migrations', import.meta.url).pathname;
const scratch = mkdtempSync(join(tmpdir(), 'truweel-upgrade-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const template = inject('template');

/** One that was made here, with all of its migrations. */
function upToDate(name: string): string {
  if (template.kind !== 'embedded') throw new Error('this test is about the embedded database');
  const dataDir = join(scratch, name);
  cpSync(template.folder, dataDir, { recursive: true });
  return dataDir;
}

function later(): string {
  const folder = join(scratch, 'migrations');
  cpSync(shipped, folder, { recursive: true });
  writeFileSync(join(folder, '9999_later.sql'), 'drop table tasks');
  return folder;
}

describe('before an upgrade', () => {
  it('the embedded database is copied as it was, and neither a new one nor one that is up to date', async () => {
    const dataDir = upToDate('data');
    const place = { databaseUrl: undefined, dataDir };
    expect(existsSync(join(dataDir, 'backups'))).toBe(false);
    await (await openDatabase(place, shipped)).close();
    expect(existsSync(join(dataDir, 'backups'))).toBe(false);
    const migrations = later();
    await (await openDatabase(place, migrations)).close();
    const [copy = '', ...others] = readdirSync(join(dataDir, 'backups'));
    expect(others).toEqual([]);
    expect(statSync(join(dataDir, 'backups')).mode & 0o777).toBe(0o700);

    const elsewhere = join(scratch, 'elsewhere');
    mkdirSync(elsewhere);
    cpSync(join(dataDir, 'backups', copy), join(elsewhere, 'database'), { recursive: true });
    const before = await openEmbedded(elsewhere);
    const tables = "select to_regclass('tasks')::text as name";
    expect(await before.exclusively(({ rows }) => rows(tables))).toEqual([{ name: 'tasks' }]);
    await before.close();
  });

  it('the last three copies stay', async () => {
    const dataDir = join(scratch, 'small');
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    for (const day of [1, 2, 3, 4, 5]) await keepUpgradeCopy(dataDir, new Date(Date.UTC(2026, 10, day)));
    expect(readdirSync(join(dataDir, 'backups')).toSorted()).toEqual([
      'before-upgrade-20261103T000000Z',
      'before-upgrade-20261104T000000Z',
      'before-upgrade-20261105T000000Z',
    ]);
  });

  it('a copy that can’t be made stops the upgrade with a sentence', async () => {
    const dataDir = upToDate('blocked');
    const place = { databaseUrl: undefined, dataDir };
    writeFileSync(join(dataDir, 'backups'), 'a file where the folder should be');
    const opening = openDatabase(place, later());
    await expect(opening).rejects.toThrow(UpgradeRefusal);
    await expect(opening).rejects.toThrow(/Nothing was changed\. Make room for it in .+backups/);
    const engine = await openEmbedded(dataDir);
    const tables = "select to_regclass('tasks')::text as name";
    expect(await engine.exclusively(({ rows }) => rows(tables))).toEqual([{ name: 'tasks' }]);
    await engine.close();
  });
});
