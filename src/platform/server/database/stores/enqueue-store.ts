import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { noteOrdered } from '#/platform/server/database/log/acting';
import { jobs } from '#/platform/server/database/schema/jobs';
import type { QueueName } from '#/platform/server/jobs/job-kinds';

/** Hears the name of a queue when work for it is committed. */
export const jobsChannel = 'truweel_jobs';

type Placed = {
  queue?: Exclude<QueueName, 'upkeep'>;
  /** Where such a job is not finished yet, there is no second. */
  key?: string;
  /** Whose turn it takes. */
  person?: number | null;
};

/** Written in the caller's transaction: the job is there exactly when the change is. */
export async function enqueue(
  tx: Database,
  kind: string,
  payload: object,
  placed: Placed = {},
): Promise<void> {
  const { queue = 'outbox' } = placed;
  await tx
    .insert(jobs)
    .values({ ...placed, kind, payload })
    .onConflictDoNothing();
  await tellOf(tx, queue);
}

export async function enqueueAll(tx: Database, kind: string, payloads: readonly object[]): Promise<void> {
  if (payloads.length === 0) return;
  await tx.insert(jobs).values(payloads.map((payload) => ({ kind, payload })));
  await tellOf(tx, 'outbox');
}

async function tellOf(tx: Database, queue: QueueName): Promise<void> {
  noteOrdered();
  await tx.execute(sql`select pg_notify(${jobsChannel}, ${queue})`);
}

const timedKey = 'timed';

/** There is one row of each kind of work by the clock; a shorter time between two holds from now on. */
export async function ensureTimed(
  db: Database,
  kind: string,
  { everySeconds, atStart }: { everySeconds?: number; atStart?: boolean },
): Promise<void> {
  const latest =
    everySeconds === undefined ? sql`${jobs.runAt}` : sql`now() + make_interval(secs => ${everySeconds})`;
  const runAt = atStart ? sql`now()` : sql`least(${jobs.runAt}, ${latest})`;
  await db.insert(jobs).values({ queue: 'upkeep', kind, key: timedKey, payload: {} }).onConflictDoNothing();
  await db
    .update(jobs)
    .set({ runAt })
    .where(
      and(
        eq(jobs.kind, kind),
        eq(jobs.key, timedKey),
        or(isNull(jobs.leasedUntil), lt(jobs.leasedUntil, sql`now()`)),
      ),
    );
}
