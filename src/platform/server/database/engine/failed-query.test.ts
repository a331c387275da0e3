import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '#/platform/server/database/engine/database';
import { jobs as table } from '#/platform/server/database/schema/jobs';
import { rateLimits, users } from '#/platform/server/database/schema/people';
import { enqueue } from '#/platform/server/database/stores/enqueue-store';
import { createJobs } from '#/platform/server/jobs/jobs';
import { silentLog } from '../../../../../tests/support/job-context';
import { openTestDatabase } from '../../../../../tests/support/test-database';

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());

const telltale = 'Verklikker';
const person = {
  issuer: `https://${telltale}.example`,
  subject: telltale,
  ...{ email: `${telltale}@voorbeeld.example`, emailVerified: true, firstName: telltale },
};

const failures: [string, () => Promise<unknown>][] = [
  ['is there already', () => engine.db.insert(users).values([person, person])],
  ['has another form', () => engine.db.execute(sql`select ${telltale}::int`)],
  ['has no place for it', () => engine.db.insert(users).values({ ...person, subject: sql`null` })],
  ['is too large', () => engine.db.execute(sql`select (${`99999999999999${telltale.length}`}::text)::int`)],
  ['can’t be kept', () => engine.db.execute(sql`select ${`${telltale}\0`}::text`)],
  ['fails in a transaction', () => engine.db.transaction((tx) => tx.insert(users).values([person, person]))],
  ['fails in long work', () => engine.exclusively(({ rows }) => rows('select $1::int', [telltale]))],
  [
    'is told by a trigger',
    () => engine.exclusively(({ run }) => run(`do $$ begin raise exception '${telltale}'; end $$`)),
  ],
];

/** Everything that a log, a stack or a debugger could show of it. */
async function whatIsTold(work: () => Promise<unknown>): Promise<string> {
  const error = await work().then(
    () => expect.fail('it did not fail'),
    (caught: unknown) => caught,
  );
  let logged = '';
  Fastify({ logger: { stream: { write: (line) => (logged += line) } } }).log.error({ err: error }, 'failed');
  expect(logged).toContain('"level":50');
  return `${logged}${inspect(error, { depth: 20, showHidden: true })}`;
}

describe('a query that fails', () => {
  it.each(failures)('tells nothing of what somebody filled in: %s', async (_, work) => {
    const told = await whatIsTold(work);
    expect(told).not.toContain(telltale);
    expect(told).not.toContain('9999999999');
  });

  it('tells which query it was, and what was wrong with it', async () => {
    const told = await whatIsTold(() => engine.db.insert(users).values([person, person]));
    expect(told).toContain('insert into \\"users\\"');
    expect(told).toContain('23505');
    expect(told).toContain('users_issuer_subject');
  });

  it('leaves nothing of it in a job that failed', async () => {
    const fail = async () =>
      void (await engine.db
        .insert(rateLimits)
        .values([{ key: telltale, count: sql`null`, windowEndsAt: telltale }]));
    const { db, listen } = engine;
    const kinds = { fail: { run: fail } };
    const jobs = createJobs({ db, listen, kinds, log: silentLog, now: () => new Date() });
    await enqueue(engine.db, 'fail', {});
    await jobs.drain();
    const [job] = await engine.db.select().from(table);
    expect(job?.lastError).toContain('Failed query');
    expect(job?.lastError).not.toContain(telltale);
  });
});
