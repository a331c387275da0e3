import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import '#/app/server/features';
import type { TextRow } from '#/platform/server/database/engine/dump';
import { type RowSource, replaceContents } from '#/platform/server/database/engine/load';
import { readMigrations } from '#/platform/server/database/engine/migrate';
import { jobs } from '#/platform/server/database/schema/jobs';
import { openTestDatabase } from '../../../../tests/support/test-database';

const migrationsDir = new URL('../../../../db/migrations', import.meta.url).pathname;
const fileKey = '00000000-0000-4000-8000-000000000001';
const moment = '2026-11-01 10:00:00+00';

/** As a database of before the jobs held it. */
const waiting: Record<string, TextRow[]> = {
  users: [{ id: '7', issuer: 'https://a.example', subject: 'an', email_verified: 'true' }],
  projects: [{ id: '3', user_id: '7', name: 'Kerkstraat' }],
  files: [
    {
      ...{ key: fileKey, project_id: '3', name: 'a.pdf', size: '1', mime_type: 'application/pdf' },
      sha256: 'a'.repeat(64),
    },
  ],
  outbox: [
    { id: '40', kind: 'invitation letter', payload: '{"key":"x"}', attempts: '2', last_error: 'away' },
    { id: '41', kind: 'backup', payload: '{}', attempts: '0', last_error: null },
  ],
  inbox_entries: ['waiting', 'reading', 'ready'].map((read_state, index) => ({
    ...{ id: String(index + 1), project_id: '3', file_key: fileKey, created_by: '7', read_state },
    read_tries: String(index),
  })),
  installation: [{ name: 'backup', value: '{}', updated_at: moment }],
};

async function* sources(): AsyncGenerator<RowSource> {
  for (const [table, rows] of Object.entries(waiting)) {
    const some = async function* () {
      yield rows;
    };
    yield { table, columns: Object.keys(rows[0] ?? {}), rows: some() };
  }
}

it('takes along what waited in the outbox and in the letterbox, and when the last backup was made', async () => {
  const engine = await openTestDatabase();
  const all = await readMigrations(migrationsDir);
  const at = all.findIndex(({ name }) => name.startsWith('0029'));
  const sequences = [{ table: 'outbox', column: 'id', lastValue: '90', isCalled: true }];
  await engine.exclusively((session) =>
    replaceContents(session, {
      ...{ tables: sources(), sequences },
      migrations: { applied: all.slice(0, at), since: all.slice(at) },
    }),
  );
  const rows = await engine.db.select().from(jobs).orderBy(asc(jobs.id));
  await engine.close();
  const paper = { queue: 'papers', kind: 'read a paper', person: 7, doneAt: null };
  expect(rows).toMatchObject([
    {
      ...{ id: 40, queue: 'outbox', kind: 'invitation letter', key: null, payload: { key: 'x' } },
      ...{ attempts: 2, lastError: 'away', doneAt: null, failedAt: null },
    },
    { ...paper, id: 91, key: '1', payload: { entryId: 1 }, attempts: 0 },
    { ...paper, id: 92, key: '2', payload: { entryId: 2 }, attempts: 1 },
    { id: 93, queue: 'upkeep', kind: 'make a backup', key: 'timed', runAt: '2026-11-02T10:00:00.000Z' },
  ]);
});
