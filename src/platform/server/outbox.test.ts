import { asc, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '#/platform/server/database/engine/database';
import { outbox as table } from '#/platform/server/database/schema/outbox';
import {
  claimJobs,
  enqueue,
  enqueueAll,
  removeDoneJobs,
} from '#/platform/server/database/stores/outbox-store';
import { createOutbox, retryDelay } from '#/platform/server/outbox';
import { openTestDatabase } from '../../../tests/support/test-database';

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase();
});
afterEach(() => engine.db.delete(table));
afterAll(() => engine.close());

const quiet = { warn: () => undefined, error: () => undefined };
const jobs = () => engine.db.select().from(table).orderBy(asc(table.id));
const letRetriesBeDue = () => engine.db.update(table).set({ runAt: sql`now()` });

describe('the outbox', () => {
  it('does what was written with a change that was committed, and nothing of one that was not', async () => {
    const done: unknown[] = [];
    const outbox = createOutbox(engine.db, { say: async (payload) => void done.push(payload) }, quiet);
    await engine.db.transaction((tx) => enqueue(tx, 'say', { word: 'kept' }));
    await engine.db
      .transaction(async (tx) => {
        await enqueue(tx, 'say', { word: 'lost' });
        throw new Error('never mind');
      })
      .catch(() => undefined);
    await outbox.drain();
    expect(done).toEqual([{ word: 'kept' }]);
    expect(await jobs()).toMatchObject([{ attempts: 1, failedAt: null, lockedUntil: null }]);
    expect((await jobs())[0]?.doneAt).not.toBeNull();
  });

  it('does each job once, however many processes look for work', async () => {
    const done: number[] = [];
    const count = async (payload: unknown) => void done.push((payload as { n: number }).n);
    await enqueueAll(
      engine.db,
      'count',
      Array.from({ length: 60 }, (_, n) => ({ n })),
    );
    await Promise.all([1, 2, 3, 4].map(() => createOutbox(engine.db, { count }, quiet).drain()));
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n));
  });

  it('tries a failed job again later, and not before', async () => {
    let tries = 0;
    const flaky = async () => {
      tries += 1;
      if (tries < 3) throw new Error('mail server is away');
    };
    const outbox = createOutbox(engine.db, { flaky }, quiet);
    await enqueue(engine.db, 'flaky', {});
    await outbox.drain();
    await outbox.drain();
    expect(tries).toBe(1);
    expect(await jobs()).toMatchObject([{ doneAt: null, failedAt: null, lastError: 'mail server is away' }]);
    await letRetriesBeDue();
    await outbox.drain();
    await letRetriesBeDue();
    await outbox.drain();
    expect(tries).toBe(3);
    expect((await jobs())[0]?.doneAt).not.toBeNull();
  });

  it('gives up in the end, and keeps what is given up for who looks after the server', async () => {
    const outbox = createOutbox(engine.db, { hopeless: () => Promise.reject(new Error('never')) }, quiet);
    await enqueue(engine.db, 'hopeless', {});
    for (let tries = 0; tries < 20; tries += 1) {
      await letRetriesBeDue();
      await outbox.drain();
    }
    const [job] = await jobs();
    expect(job).toMatchObject({ attempts: 16, doneAt: null, lastError: 'never' });
    expect(job?.failedAt).not.toBeNull();
  });

  it('takes over what a process that died had begun, once its lease has ended', async () => {
    const take = { kinds: ['orphan'], count: 10, leaseSeconds: 60 };
    await enqueue(engine.db, 'orphan', {});
    expect(await claimJobs(engine.db, take)).toHaveLength(1);
    expect(await claimJobs(engine.db, take)).toHaveLength(0);
    await engine.db.update(table).set({ lockedUntil: sql`now() - interval '1 second'` });
    expect(await claimJobs(engine.db, take)).toMatchObject([{ attempts: 2 }]);
  });

  it('gives up what ended the process each time, and does what was only there when that happened', async () => {
    const done: unknown[] = [];
    const outbox = createOutbox(engine.db, { say: async (payload) => void done.push(payload) }, quiet);
    await enqueueAll(engine.db, 'say', [{ word: 'deadly' }, { word: 'bystander' }]);
    const isDeadly = sql`${table.payload}->>'word' = 'deadly'`;
    await engine.db.update(table).set({ lockedUntil: sql`now() - interval '1 second'`, attempts: 1 });
    await engine.db.update(table).set({ attempts: 16 }).where(isDeadly);
    await outbox.drain();
    expect(done).toEqual([{ word: 'bystander' }]);
    const [deadly] = await jobs();
    expect(deadly).toMatchObject({ doneAt: null, lastError: 'The server ended each time this was tried.' });
    expect(deadly?.failedAt).not.toBeNull();
  });

  it('tries what a process left behind one at a time, the least tried first', async () => {
    const take = { kinds: ['orphan'], count: 10, leaseSeconds: 60 };
    await enqueueAll(engine.db, 'orphan', [{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(await claimJobs(engine.db, take)).toHaveLength(3);
    await engine.db.update(table).set({ lockedUntil: sql`now() - interval '1 second'` });
    expect(await claimJobs(engine.db, take)).toMatchObject([{ payload: { n: 1 }, attempts: 2 }]);
    await engine.db.update(table).set({ lockedUntil: sql`now() - interval '1 second'` });
    expect(await claimJobs(engine.db, take)).toMatchObject([{ payload: { n: 2 }, attempts: 2 }]);
  });

  it('takes no more than it asked for, however the database goes about it', async () => {
    await enqueueAll(
      engine.db,
      'count',
      Array.from({ length: 20 }, (_, n) => ({ n })),
    );
    const taken = await engine.db.transaction(async (tx) => {
      await tx.execute(sql`create index outbox_in_order on outbox (run_at, id)`);
      for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize']) {
        await tx.execute(sql.raw(`set local enable_${way} = off`));
      }
      const jobs = await claimJobs(tx, { kinds: ['count'], count: 3, leaseSeconds: 60 });
      await tx.execute(sql`drop index outbox_in_order`);
      return jobs;
    });
    expect(taken).toHaveLength(3);
  });

  it('leaves a kind it does not know to a newer version', async () => {
    await enqueue(engine.db, 'from the future', {});
    await createOutbox(engine.db, { say: async () => undefined }, quiet).drain();
    expect(await jobs()).toMatchObject([{ attempts: 0 }]);
  });

  it('acts at once when nudged, and has ended its work when it has stopped', async () => {
    const events: string[] = [];
    const slow = async () => {
      events.push('begun');
      await new Promise((resolve) => setTimeout(resolve, 50));
      events.push('ended');
    };
    const outbox = createOutbox(engine.db, { slow }, quiet);
    outbox.start();
    await enqueue(engine.db, 'slow', {});
    outbox.nudge();
    await expect.poll(() => events).toContain('begun');
    await outbox.stop();
    expect(events).toEqual(['begun', 'ended']);
    await enqueue(engine.db, 'slow', {});
    outbox.nudge();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(events).toHaveLength(2);
  });

  it('forgets what was done days ago, and nothing else', async () => {
    await enqueueAll(engine.db, 'say', [{ word: 'old' }, { word: 'new' }, { word: 'waiting' }]);
    await engine.db
      .update(table)
      .set({
        doneAt: sql`now() - case ${table.payload}->>'word' when 'old' then interval '4 days' else interval '1 hour' end`,
      })
      .where(sql`${table.payload}->>'word' <> 'waiting'`);
    await removeDoneJobs(engine.db);
    expect((await jobs()).map(({ payload }) => payload)).toEqual([{ word: 'new' }, { word: 'waiting' }]);
  });
});

it('waits twice as long after each failure, up to an hour and a quarter', () => {
  expect([1, 2, 3, 4].map((attempts) => retryDelay(attempts, 0.5))).toEqual([5, 10, 20, 40]);
  expect(retryDelay(1, 0)).toBe(3.75);
  expect(retryDelay(16, 1)).toBe(4500);
});
