import { and, asc, eq, inArray, isNull, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#/platform/server/database/engine/database';
import { jobs } from '#/platform/server/database/schema/jobs';
import { isHeld } from '#/platform/server/database/stores/lease-store';
import type { QueueName } from '#/platform/server/jobs/job-kinds';

export type Job = { id: number; kind: string; payload: unknown; attempts: number; person: number | null };

const isOpen = and(isNull(jobs.doneAt), isNull(jobs.failedAt));
const seconds = (count: number | SQL): SQL => sql`make_interval(secs => ${count})`;
const after = (count: number | SQL): SQL => sql`now() + ${seconds(count)}`;

type Claim = {
  queue: QueueName;
  isFair: boolean;
  kinds: readonly string[];
  /** Kinds that wait while a lease of that name is held. */
  notWhile: readonly (readonly [kind: string, lease: string])[];
  count: number;
  leaseSeconds: number;
  by: string;
  /** Where people take turns: whose was last. */
  lastServed: number;
};

/**
 * Takes jobs that are due for this process alone, until the lease ends; another process skips them meanwhile. Of those
 * that a process left behind only one, the least tried: should it end this process too, the others had no part in it.
 */
export async function claimJobs(db: Database, claim: Claim): Promise<Job[]> {
  const { queue, isFair, kinds, notWhile, count, leaseSeconds, by, lastServed } = claim;
  if (kinds.length === 0) return [];
  const isDue = and(
    isOpen,
    eq(jobs.queue, queue),
    lte(jobs.runAt, sql`now()`),
    inArray(jobs.kind, [...kinds]),
    ...notWhile.map(([kind, lease]) => or(ne(jobs.kind, kind), not(isHeld(db, lease)))),
  );
  const isFree = and(isDue, isNull(jobs.leasedUntil));
  const skipLocked = { skipLocked: true } as const;
  // Each is worked out once; as a plain subselect it may be asked again for every row, and then take more.
  const waiting = db.$with('waiting').as(
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(isFair ? and(isFree, inArray(jobs.id, firstOfEach(db, isFree, lastServed))) : isFree)
      .orderBy(...(isFair ? turn(lastServed) : [asc(jobs.runAt), asc(jobs.id)]))
      .limit(count)
      .for('update', skipLocked),
  );
  const leftBehind = db.$with('left_behind').as(
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(isDue, lt(jobs.leasedUntil, sql`now()`)))
      .orderBy(asc(jobs.attempts), asc(jobs.id))
      .limit(1)
      .for('update', skipLocked),
  );
  const taken = unionAll(
    db.select({ id: leftBehind.id }).from(leftBehind),
    db.select({ id: waiting.id }).from(waiting),
  ).limit(count);
  return db
    .with(waiting, leftBehind)
    .update(jobs)
    .set({
      leasedUntil: after(leaseSeconds),
      leasedBy: by,
      attempts: sql`${jobs.attempts} + 1`,
      // Should this process die of it, it isn't due again at once, as little as after a failure.
      runAt: after(sql`least(3600, 5 * power(2, ${jobs.attempts}))`),
    })
    .where(inArray(jobs.id, taken))
    .returning({
      id: jobs.id,
      kind: jobs.kind,
      payload: jobs.payload,
      attempts: jobs.attempts,
      person: jobs.person,
    });
}

const person = sql`coalesce(${jobs.person}, 0)`;
const turn = (lastServed: number) => [sql`${person} <= ${lastServed}`, person, asc(jobs.id)];

/** The oldest of each person, beginning after the one who was served last: nobody’s pile holds up another. */
function firstOfEach(db: Database, isFree: SQL | undefined, lastServed: number) {
  const first = db
    .selectDistinctOn([jobs.person], { id: jobs.id, person: sql`${person}`.as('turn') })
    .from(jobs)
    .where(isFree)
    .orderBy(jobs.person, jobs.id)
    .as('first');
  return db
    .select({ id: first.id })
    .from(first)
    .orderBy(sql`${first.person} <= ${lastServed}`, first.person)
    .limit(20);
}

type Held = Pick<Job, 'id' | 'attempts'> & { by: string };

/** Only the holder of the newest lease may say how it ended. */
function held({ id, attempts, by }: Held) {
  return and(eq(jobs.id, id), eq(jobs.attempts, attempts), eq(jobs.leasedBy, by), isOpen);
}

const notLeased = { leasedUntil: null, leasedBy: null };

/** False where the lease ended before it was renewed. */
export async function renewJob(db: Database, job: Held, leaseSeconds: number): Promise<boolean> {
  const renewed = await db
    .update(jobs)
    .set({ leasedUntil: after(leaseSeconds) })
    .where(and(held(job), sql`${jobs.leasedUntil} > now()`))
    .returning({ id: jobs.id });
  return renewed.length > 0;
}

/** False where another process has it by now. */
export async function markDone(db: Database, job: Held): Promise<boolean> {
  const done = await db
    .update(jobs)
    .set({ ...notLeased, doneAt: sql`now()` })
    .where(held(job))
    .returning({ id: jobs.id });
  return done.length > 0;
}

/** There is more of the same to do. False where another process has it by now. */
export async function comeAgain(db: Database, job: Held): Promise<boolean> {
  const again = await db
    .update(jobs)
    .set({ ...notLeased, runAt: sql`now()`, attempts: 0, lastError: null })
    .where(held(job))
    .returning({ id: jobs.id });
  return again.length > 0;
}

export async function postpone(
  db: Database,
  job: Held,
  { pauseSeconds, error }: { pauseSeconds: number; error: string },
): Promise<void> {
  await db
    .update(jobs)
    .set({ ...notLeased, runAt: after(pauseSeconds), lastError: error })
    .where(held(job));
}

/** As if it had not been taken. */
export async function putBack(db: Database, job: Held): Promise<void> {
  await db
    .update(jobs)
    .set({ ...notLeased, runAt: sql`now()`, attempts: job.attempts - 1 })
    .where(held(job));
}

export async function markFailed(db: Database, job: Held, error: string): Promise<boolean> {
  const failed = await db
    .update(jobs)
    .set({ ...notLeased, failedAt: sql`now()`, lastError: error })
    .where(held(job))
    .returning({ id: jobs.id });
  return failed.length > 0;
}

/** Work by the clock is never finished: it comes back, with what went wrong where it did. */
export async function waitForNext(
  db: Database,
  job: Held,
  { inSeconds, error }: { inSeconds: number; error?: string },
): Promise<void> {
  await db
    .update(jobs)
    .set({ ...notLeased, runAt: after(inSeconds), attempts: 0, lastError: error ?? null })
    .where(held(job));
}

/** What is done is of no use to anybody after a few days, and a mail's text is nobody's business. */
export async function removeDoneJobs(db: Database): Promise<void> {
  await db.delete(jobs).where(lt(jobs.doneAt, sql`now() - interval '3 days'`));
}
