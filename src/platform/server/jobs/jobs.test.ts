import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Engine } from '#/platform/server/database/engine/database';
import { jobs as table } from '#/platform/server/database/schema/jobs';
import { enqueue, enqueueAll, ensureTimed } from '#/platform/server/database/stores/enqueue-store';
import { claimJobs, removeDoneJobs } from '#/platform/server/database/stores/job-store';
import { holdLease } from '#/platform/server/jobs/hold-lease';
import type { JobHandler, JobKinds } from '#/platform/server/jobs/job-kinds';
import { createJobs, type Jobs } from '#/platform/server/jobs/jobs';
import { pauseAfter, secondsUntilNext } from '#/platform/server/jobs/pauses';
import { runJob } from '#/platform/server/jobs/run-job';
import { silentLog } from '../../../../tests/support/job-context';
import { openTestDatabase } from '../../../../tests/support/test-database';

let engine: Engine;
const opened: Jobs[] = [];
beforeAll(async () => {
  engine = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.stop()));
  await engine.db.delete(table);
});
afterAll(() => engine.close());

type Setting = { leaseSeconds?: number; by?: string; now?: () => Date };

/** As one process of several. */
function open(kinds: JobKinds, setting: Setting = {}): Jobs {
  const { db, listen } = engine;
  const jobs = createJobs({ db, listen, kinds, log: silentLog, now: () => new Date(), ...setting });
  opened.push(jobs);
  return jobs;
}

const listJobs = () => engine.db.select().from(table).orderBy(asc(table.id));
const letRetriesBeDue = () => engine.db.update(table).set({ runAt: sql`now()` });
/** What a process that was killed leaves, when its lease is over. */
const letLeasesEnd = () =>
  engine.db
    .update(table)
    .set({ leasedUntil: sql`now() - interval '1 second'`, runAt: sql`now()` })
    .where(sql`${table.leasedUntil} is not null`);

const claim = {
  ...({ queue: 'outbox', isFair: false, kinds: ['orphan'], notWhile: [], count: 10 } as const),
  ...{ leaseSeconds: 60, by: 'somebody', lastServed: 0 },
};

function noting(): { done: unknown[]; run: JobHandler } {
  const done: unknown[] = [];
  return { done, run: async (payload) => void done.push(payload) };
}

describe('a job', () => {
  it('is done that was written with a change that was committed, and none of one that was not', async () => {
    const { done, run } = noting();
    const jobs = open({ say: { run } });
    await engine.db.transaction((tx) => enqueue(tx, 'say', { word: 'kept' }));
    await engine.db
      .transaction(async (tx) => {
        await enqueue(tx, 'say', { word: 'lost' });
        throw new Error('never mind');
      })
      .catch(() => undefined);
    await jobs.drain();
    expect(done).toEqual([{ word: 'kept' }]);
    expect(await listJobs()).toMatchObject([
      { attempts: 1, failedAt: null, leasedUntil: null, doneAt: expect.any(String) },
    ]);
  });

  it('is done once, however many processes look for work', async () => {
    const { done, run } = noting();
    const numbers = Array.from({ length: 60 }, (_, n) => ({ n }));
    await enqueueAll(engine.db, 'count', numbers);
    await Promise.all([1, 2, 3, 4].map((each) => open({ count: { run } }, { by: `${each}` }).drain()));
    const byNumber = (a: unknown, b: unknown) => (a as { n: number }).n - (b as { n: number }).n;
    expect(done.sort(byNumber)).toEqual(numbers);
  });

  it('has one of its key that is not finished', async () => {
    const { done, run } = noting();
    const jobs = open({ read: { run } });
    await enqueue(engine.db, 'read', { n: 1 }, { key: 'a' });
    await enqueue(engine.db, 'read', { n: 2 }, { key: 'a' });
    await enqueue(engine.db, 'read', { n: 3 }, { key: 'b' });
    await jobs.drain();
    expect(done).toEqual([{ n: 1 }, { n: 3 }]);
    await enqueue(engine.db, 'read', { n: 4 }, { key: 'a' });
    await jobs.drain();
    expect(done).toContainEqual({ n: 4 });
  });

  it('that failed is tried again later, and not before', async () => {
    let tries = 0;
    const run = async () => {
      tries += 1;
      if (tries < 3) throw new Error('mail server is away');
    };
    const jobs = open({ flaky: { run } });
    await enqueue(engine.db, 'flaky', {});
    await jobs.drain();
    await jobs.drain();
    expect(tries).toBe(1);
    expect(await listJobs()).toMatchObject([
      { doneAt: null, failedAt: null, lastError: 'mail server is away' },
    ]);
    await letRetriesBeDue();
    await jobs.drain();
    await letRetriesBeDue();
    await jobs.drain();
    expect(tries).toBe(3);
    expect((await listJobs())[0]?.doneAt).not.toBeNull();
  });

  it('is given up in the end, in one transaction with what that means, and kept for who looks after the server', async () => {
    const told: unknown[] = [];
    const onGiveUp = async (_tx: Database, payload: unknown) => void told.push(payload);
    const run = () => Promise.reject(new Error('never'));
    const jobs = open({ hopeless: { run, onGiveUp, tries: 3 } });
    await enqueue(engine.db, 'hopeless', { n: 1 });
    for (let tries = 0; tries < 5; tries += 1) {
      await letRetriesBeDue();
      await jobs.drain();
    }
    const gaveUp = { attempts: 3, doneAt: null, lastError: 'never', failedAt: expect.any(String) };
    expect(await listJobs()).toMatchObject([gaveUp]);
    expect(told).toEqual([{ n: 1 }]);
  });

  it('of a kind that this version does not know is left to a newer one', async () => {
    await enqueue(engine.db, 'from the future', {});
    await open({ say: noting() }).drain();
    expect(await listJobs()).toMatchObject([{ attempts: 0 }]);
  });

  it('that takes too long is told to end, and tried again', async () => {
    const run: JobHandler = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    await enqueue(engine.db, 'slow', {});
    await open({ slow: { run, timeoutSeconds: 0.05 } }).drain();
    expect(await listJobs()).toMatchObject([{ doneAt: null, lastError: 'this took too long' }]);
  });

  it('waits while a lease that it may not run beside is held, and the lease is held once', async () => {
    const { done, run } = noting();
    const jobs = open({ remove: { run, notWhile: 'backup' } });
    await enqueue(engine.db, 'remove', { n: 1 });
    const { db } = engine;
    const held = await holdLease(db, 'backup', async () => {
      await jobs.drain();
      expect(done).toEqual([]);
      return holdLease(db, 'backup', async () => 'twice');
    });
    expect(held).toEqual({ done: undefined });
    await jobs.drain();
    expect(done).toEqual([{ n: 1 }]);
  });

  it('that is done is forgotten days later, and nothing else', async () => {
    await enqueueAll(engine.db, 'say', [{ word: 'old' }, { word: 'new' }, { word: 'waiting' }]);
    await engine.db
      .update(table)
      .set({
        doneAt: sql`now() - case ${table.payload}->>'word' when 'old' then interval '4 days' else interval '1 hour' end`,
      })
      .where(sql`${table.payload}->>'word' <> 'waiting'`);
    await removeDoneJobs(engine.db);
    expect((await listJobs()).map(({ payload }) => payload)).toEqual([{ word: 'new' }, { word: 'waiting' }]);
  });
});

describe('what a process left that was killed', () => {
  it('is taken over when its lease has ended, and not before', async () => {
    await enqueue(engine.db, 'orphan', {});
    expect(await claimJobs(engine.db, claim)).toHaveLength(1);
    await letRetriesBeDue();
    expect(await claimJobs(engine.db, claim)).toHaveLength(0);
    await letLeasesEnd();
    expect(await claimJobs(engine.db, claim)).toMatchObject([{ attempts: 2 }]);
  });

  it('is given up where it ended the process each time; what was only there when that happened is done', async () => {
    const { done, run } = noting();
    const jobs = open({ say: { run } });
    await enqueueAll(engine.db, 'say', [{ word: 'deadly' }, { word: 'bystander' }]);
    await engine.db.update(table).set({ leasedUntil: sql`now() - interval '1 second'`, attempts: 1 });
    await engine.db.update(table).set({ attempts: 16 }).where(sql`${table.payload}->>'word' = 'deadly'`);
    await jobs.drain();
    expect(done).toEqual([{ word: 'bystander' }]);
    const [deadly] = await listJobs();
    expect(deadly).toMatchObject({ doneAt: null, lastError: 'The server ended each time this was tried.' });
    expect(deadly?.failedAt).not.toBeNull();
  });

  it('is tried one at a time, the least tried first, and less and less often', async () => {
    await enqueueAll(engine.db, 'orphan', [{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(await claimJobs(engine.db, claim)).toHaveLength(3);
    await letLeasesEnd();
    expect(await claimJobs(engine.db, claim)).toMatchObject([{ payload: { n: 1 }, attempts: 2 }]);
    await letLeasesEnd();
    expect(await claimJobs(engine.db, claim)).toMatchObject([{ payload: { n: 2 }, attempts: 2 }]);
    await engine.db.update(table).set({ attempts: 8, leasedUntil: sql`now() - interval '1 second'` });
    await letRetriesBeDue();
    const [{ id } = { id: 0 }] = await claimJobs(engine.db, { ...claim, leaseSeconds: 0 });
    const pause = sql<number>`extract(epoch from ${table.runAt} - now())`.mapWith(Number);
    const [left] = await engine.db.select({ pause }).from(table).where(eq(table.id, id));
    expect(left?.pause).toBeGreaterThan(1_200);
  });

  it('can no longer be ended by who lost it: what it would have written is not written', async () => {
    const { db } = engine;
    const writeBy = (who: string): JobHandler => {
      return async () => (tx) => enqueue(tx, `written by the ${who}`, {});
    };
    const taker = open({ orphan: { run: writeBy('taker') } }, { by: 'taker' });
    await enqueue(db, 'orphan', {});
    const [job] = await claimJobs(db, { ...claim, by: 'loser' });
    if (!job) throw new Error('there was nothing to claim');
    await letLeasesEnd();
    await taker.drain();
    const stopping = new AbortController().signal;
    const loser = { db, log: silentLog, now: () => new Date(), leaseSeconds: 60, by: 'loser', stopping };
    await runJob(loser, { run: writeBy('loser') }, job);
    expect(await listJobs()).toMatchObject([
      { kind: 'orphan', attempts: 2, lastError: null, doneAt: expect.any(String) },
      { kind: 'written by the taker' },
    ]);
  });

  it('is noticed by who still works on it, which ends; while it is renewed nobody takes it', async () => {
    let ended: unknown;
    const run: JobHandler = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          ended = signal.reason;
          reject(signal.reason as Error);
        });
      });
    const holder = open({ long: { run } }, { by: 'holder', leaseSeconds: 6 });
    const other = noting();
    const taker = open({ long: other }, { by: 'taker' });
    await enqueue(engine.db, 'long', {});
    const drained = holder.drain();
    const until = async () => (await listJobs())[0]?.leasedUntil;
    await expect.poll(until).toEqual(expect.any(String));
    const first = await until();
    await expect.poll(until).not.toBe(first);
    await letRetriesBeDue();
    await taker.drain();
    expect([ended, other.done]).toEqual([undefined, []]);
    await letLeasesEnd();
    await taker.drain();
    await drained;
    expect([String(ended), other.done]).toEqual(['Error: the lease ended before the work did', [{}]]);
    expect(await listJobs()).toMatchObject([{ attempts: 2, lastError: null, doneAt: expect.any(String) }]);
  });
});

describe('a queue', () => {
  it('takes no more than it asked for, however the database goes about it', async () => {
    const numbers = Array.from({ length: 20 }, (_, n) => ({ n }));
    await enqueueAll(engine.db, 'orphan', numbers);
    const taken = await engine.db.transaction(async (tx) => {
      await tx.execute(sql`create index jobs_in_order on jobs (run_at, id)`);
      for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize']) {
        await tx.execute(sql.raw(`set local enable_${way} = off`));
      }
      const claimed = await claimJobs(tx, { ...claim, count: 3 });
      await tx.execute(sql`drop index jobs_in_order`);
      return claimed;
    });
    expect(taken).toHaveLength(3);
  });

  it('of papers does one at a time, and nobody’s pile holds up another’s', async () => {
    const order: unknown[] = [];
    let atOnce = 0;
    const run: JobHandler = async (payload) => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 1));
      order.push((payload as { of: string }).of);
      atOnce -= 1;
    };
    const pile = [...'aaab'].map((of) => ({ of, person: of === 'a' ? 1 : 2 }));
    for (const { of, person } of [...pile, { of: 'c', person: 3 }])
      await enqueue(engine.db, 'read', { of }, { queue: 'papers', person });
    await open({ read: { run, queue: 'papers' } }).drain('papers');
    expect(order.join('')).toBe('abcaa');
  });

  it('does the next when one of ten has ended, and does not wait for the slowest', async () => {
    let letGo = () => undefined as unknown;
    const slow = new Promise((resolve) => {
      letGo = () => resolve(undefined);
    });
    const { done, run } = noting();
    const jobs = open({ slow: { run: async () => void (await slow) }, say: { run } });
    await enqueue(engine.db, 'slow', {});
    await enqueueAll(
      engine.db,
      'say',
      Array.from({ length: 25 }, (_, n) => ({ n })),
    );
    const drained = jobs.drain();
    await expect.poll(() => done.length).toBe(25);
    letGo();
    await drained;
  });

  it('hears of work that another process committed, and has ended what it began when it has stopped', async () => {
    const events: string[] = [];
    const run = async () => {
      events.push('begun');
      await new Promise((resolve) => setTimeout(resolve, 50));
      events.push('ended');
    };
    const jobs = open({ slow: { run } });
    await jobs.start();
    await enqueue(engine.db, 'slow', {});
    await expect.poll(() => events, { timeout: 5_000 }).toContain('begun');
    await jobs.stop();
    expect(events).toEqual(['begun', 'ended']);
    await enqueue(engine.db, 'slow', {});
    jobs.nudge();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(events).toHaveLength(2);
  });

  it('of papers puts back what it had begun when the server stops, as if it had not been taken', async () => {
    const run: JobHandler = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const jobs = open({ read: { run, queue: 'papers' } });
    await jobs.start();
    await enqueue(engine.db, 'read', {}, { queue: 'papers' });
    await expect.poll(async () => (await listJobs())[0]?.attempts).toBe(1);
    await jobs.stop();
    expect(await listJobs()).toMatchObject([{ attempts: 0, leasedUntil: null, lastError: null }]);
  });
});

describe('work by the clock', () => {
  const hourly = { everySeconds: 3_600 };

  it('is done by one process, comes back, and begins anew after it went wrong', async () => {
    let [runs, fails] = [0, false];
    const run = async () => {
      runs += 1;
      if (fails) throw new Error('no');
    };
    const kinds = { tidy: { timing: hourly, run, tries: 2 } };
    const processes = [open(kinds, { by: 'a' }), open(kinds, { by: 'b' })];
    const look = async () => {
      await Promise.all(processes.map((each) => each.drain('upkeep')));
      const [row] = await listJobs();
      return { runs, attempts: row?.attempts, failedAt: row?.failedAt, lastError: row?.lastError };
    };
    await ensureTimed(engine.db, 'tidy', hourly);
    const well = { attempts: 0, failedAt: null, lastError: null };
    expect(await look()).toEqual({ ...well, runs: 1 });
    expect(await look()).toEqual({ ...well, runs: 1 });
    fails = true;
    await letRetriesBeDue();
    expect(await look()).toEqual({ runs: 2, attempts: 1, failedAt: null, lastError: 'no' });
    await letRetriesBeDue();
    expect(await look()).toEqual({ runs: 3, attempts: 0, failedAt: null, lastError: 'no' });
    fails = false;
    await letRetriesBeDue();
    expect(await look()).toEqual({ ...well, runs: 4 });
  });

  it('is due sooner where a start asks for it, and where less time is to pass between two', async () => {
    const due = async (timing: { everySeconds: number; atStart?: boolean }) => {
      await ensureTimed(engine.db, 'tidy', timing);
      const seconds = sql<number>`round(extract(epoch from ${table.runAt} - now()))`.mapWith(Number);
      return (await engine.db.select({ seconds }).from(table)).map((row) => row.seconds);
    };
    await ensureTimed(engine.db, 'tidy', hourly);
    await engine.db.update(table).set({ runAt: sql`now() + interval '1 hour'` });
    expect(await due({ everySeconds: 86_400 })).toEqual([3_600]);
    expect(await due({ everySeconds: 60 })).toEqual([60]);
    expect(await due({ everySeconds: 3_600, atStart: true })).toEqual([0]);
  });

  it.each([
    ['2026-03-28T05:59:58Z', '2026-03-28T06:00:00Z'],
    ['2026-03-28T06:00:00Z', '2026-03-29T05:00:00Z'],
    ['2026-10-24T05:00:01Z', '2026-10-25T06:00:00Z'],
    ['2026-12-31T22:59:00Z', '2027-01-01T06:00:00Z'],
  ])('at seven in Belgium comes after %s at %s', (now, next) => {
    const at = new Date(now);
    expect(new Date(at.getTime() + secondsUntilNext({ hour: 7 }, at) * 1000)).toEqual(new Date(next));
  });
});

it('waits twice as long after each failure, up to an hour and a quarter', () => {
  expect([1, 2, 3, 4].map((attempts) => pauseAfter(attempts, 0.5))).toEqual([5, 10, 20, 40]);
  expect(pauseAfter(2, 0.5, 60)).toBe(120);
  expect(pauseAfter(1, 0)).toBe(3.75);
  expect(pauseAfter(16, 1)).toBe(4500);
});
