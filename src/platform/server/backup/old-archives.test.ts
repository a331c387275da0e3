import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { openArchive } from '#/platform/server/backup/archive-reader';
import { restoreBackup } from '#/platform/server/backup/restore-backup';
import { hasOwnSchema, quoted } from '#/platform/server/database/engine/dump';
import { jobs } from '#/platform/server/database/schema/jobs';
import { formerTables } from '#/platform/server/database/schema/tables';
import { checkStore } from '#/platform/server/storage/compare-store';
import { createFolderStorage } from '#/platform/server/storage/folder-storage';
import { openTestDatabase } from '../../../../tests/support/test-database';

const migrationsDir = new URL('../../../../db/migrations', import.meta.url).pathname;
/** One of each version that was given out: the example project of one person, with its files. */
const archives = new URL('../../../../tests/support/archives', import.meta.url).pathname;
const scratch = mkdtempSync(join(tmpdir(), 'truweel-old-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe.each(readdirSync(archives))('the archive %s', (name) => {
  const path = join(archives, name);

  it('is restored by this version with every row and every byte, and has its schema', async () => {
    const engine = await openTestDatabase();
    const storage = createFolderStorage(join(scratch, name));
    const archive = await openArchive(path);
    await restoreBackup({ engine, storage, archive, migrationsDir, replace: false });
    archive.close();
    expect(await engine.exclusively((session) => hasOwnSchema(session, migrationsDir))).toBe(true);
    const { tables, files } = archive.manifest;
    expect(tables.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(100);
    for (const table of tables) {
      if (formerTables.includes(table.name)) continue;
      const count = `select count(*)::int as count from ${quoted(table.name)}`;
      const [found] = await engine.exclusively(({ rows }) => rows(count));
      expect({ table: table.name, rows: found?.count }).toEqual({ table: table.name, rows: table.rows });
    }
    const waiting = tables.find(({ name: of }) => of === 'outbox')?.rows;
    expect(await engine.db.$count(jobs, eq(jobs.queue, 'outbox'))).toBe(waiting);
    const report = await checkStore(engine.db, storage, new Date());
    expect(report).toMatchObject({ rows: files.length, stored: files.length, missing: [], damaged: [] });
    await engine.close();
  });
});
