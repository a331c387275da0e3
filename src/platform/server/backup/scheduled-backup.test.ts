import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openArchive } from '#/platform/server/backup/archive-reader';
import { backupJob, scheduledBackup } from '#/platform/server/backup/scheduled-backup';
import type { Engine } from '#/platform/server/database/engine/database';
import { jobs } from '#/platform/server/database/schema/jobs';
import { ensureTimed } from '#/platform/server/database/stores/enqueue-store';
import { createJobs, type Jobs } from '#/platform/server/jobs/jobs';
import type { FileStorage } from '#/platform/server/storage/file-storage';
import { createFolderStorage } from '#/platform/server/storage/folder-storage';
import { silentLog } from '../../../../tests/support/job-context';
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

let at = new Date();
/** As the processes of one installation. */
function openProcess(): Jobs {
  const parts = { engine, storage, dataDir: scratch, migrationsDir, program: '0.0.0' };
  const kinds = { [backupJob]: scheduledBackup(parts, plan, () => at) };
  const { db, listen } = engine;
  return createJobs({ db, listen, kinds, log: silentLog, now: () => at });
}

async function later(hours: number): Promise<void> {
  at = new Date(at.getTime() + hours * hour);
  await engine.db.update(jobs).set({ runAt: sql`${jobs.runAt} - make_interval(hours => ${hours})` });
}

const archives = () => readdirSync(folder).toSorted();
const isArchive = /^truweel-\d{8}T\d{6}Z\.zip$/;

describe('a backup on a schedule', () => {
  it(
    'is made when it is due, by one of those who look at the same time',
    async () => {
      const processes = [openProcess(), openProcess(), openProcess()];
      await ensureTimed(engine.db, backupJob, { everySeconds: plan.everyMs / 1000 });
      await Promise.all(processes.map((each) => each.drain('upkeep')));
      const [name = '', ...none] = archives();
      expect([name, none]).toEqual([expect.stringMatching(isArchive), []]);
      (await openArchive(join(folder, name))).close();
      await later(23);
      await openProcess().drain('upkeep');
      expect(archives()).toEqual([name]);
    },
    patience,
  );

  it(
    'leaves as many as are to be kept, the newest, and what somebody else put there',
    async () => {
      const [newest = ''] = archives();
      for (const name of [
        'van-mij.zip',
        'truweel-20200101T000000Z.zip',
        'truweel-20200102T000000Z.zip.unfinished',
      ])
        writeFileSync(join(folder, name), 'x');
      await later(2);
      await openProcess().drain('upkeep');
      const made = archives().filter((name) => isArchive.test(name) && name !== newest);
      expect(made).toHaveLength(1);
      expect(archives()).toEqual([newest, ...made, 'van-mij.zip'].toSorted());
    },
    patience,
  );

  it('that fails leaves nothing with its name, removes none of the others, and is due again in an hour or so', async () => {
    const before = archives();
    await later(25);
    await engine.db.execute(sql`insert into schema_migrations (name, hash) values ('9999_x.sql', 'x')`);
    const isDue = sql<boolean>`${jobs.runAt} <= now() + interval '75 minutes'`;
    const facts = () => engine.db.select({ tries: jobs.attempts, error: jobs.lastError, isDue }).from(jobs);
    const failed = { tries: 1, error: expect.stringContaining('schema of another version'), isDue: true };
    await openProcess().drain('upkeep');
    expect(await facts()).toEqual([failed]);
    expect(archives()).toEqual(before);
    expect(existsSync(join(scratch, 'backup.tmp'))).toBe(false);
    await openProcess().drain('upkeep');
    expect(await facts()).toEqual([failed]);
    await later(2);
    await openProcess().drain('upkeep');
    expect(await facts()).toMatchObject([{ tries: 2 }]);
  });
});
