import { and, asc, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#/platform/server/database/engine/database';
import { outbox } from '#/platform/server/database/schema/outbox';
import { noBackupUnderWay } from '#/platform/server/database/stores/backup-lease';

/** Waits while a backup is under way, which may still have to read the file. */
export const removeFileJob = 'remove-file';

export type Job = { id: number; kind: string; payload: unknown; attempts: number };

/** Written in the caller's transaction: the job is there exactly when the change is. */
export async function enqueue(tx: Database, kind: string, payload: object): Promise<void> {
  await enqueueAll(tx, kind, [payload]);
}

export async function enqueueAll(tx: Database, kind: string, payloads: readonly object[]): Promise<void> {
  if (payloads.length === 0) return;
  await tx.insert(outbox).values(payloads.map((payload) => ({ kind, payload })));
}

/**
 * Takes jobs that are due for this process alone, until the lease ends; another instance skips them meanwhile. Of those
 * that a process left behind only one, the least tried: should it end this process too, the others had no part in it.
 */
export async function claimJobs(
  db: Database,
  { kinds, count, leaseSeconds }: { kinds: readonly string[]; count: number; leaseSeconds: number },
): Promise<Job[]> {
  if (kinds.length === 0) return [];
  const isDue = and(
    isNull(outbox.doneAt),
    isNull(outbox.failedAt),
    lte(outbox.runAt, sql`now()`),
    inArray(outbox.kind, [...kinds]),
    or(ne(outbox.kind, removeFileJob), noBackupUnderWay(db)),
  );
  const skipLocked = { skipLocked: true } as const;
  // Each is worked out once; as a plain subselect it may be asked again for every row, and then take more.
  const waiting = db.$with('waiting').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isDue, isNull(outbox.lockedUntil)))
      .orderBy(asc(outbox.runAt), asc(outbox.id))
      .limit(count)
      .for('update', skipLocked),
  );
  const leftBehind = db.$with('left_behind').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isDue, lt(outbox.lockedUntil, sql`now()`)))
      .orderBy(asc(outbox.attempts), asc(outbox.id))
      .limit(1)
      .for('update', skipLocked),
  );
  const taken = unionAll(
    db.select({ id: waiting.id }).from(waiting),
    db.select({ id: leftBehind.id }).from(leftBehind),
  );
  return db
    .with(waiting, leftBehind)
    .update(outbox)
    .set({
      lockedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(inArray(outbox.id, taken))
    .returning({ id: outbox.id, kind: outbox.kind, payload: outbox.payload, attempts: outbox.attempts });
}

/** Only the holder of the newest lease may say how it ended. */
function held({ id, attempts }: Job) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts));
}

export async function markDone(db: Database, job: Job): Promise<void> {
  await db.update(outbox).set({ doneAt: sql`now()`, lockedUntil: null }).where(held(job));
}

export async function postpone(
  db: Database,
  job: Job,
  { seconds, error }: { seconds: number; error: string },
): Promise<void> {
  await db
    .update(outbox)
    .set({ runAt: sql`now() + make_interval(secs => ${seconds})`, lockedUntil: null, lastError: error })
    .where(held(job));
}

export async function markFailed(db: Database, job: Job, error: string): Promise<void> {
  await db.update(outbox).set({ failedAt: sql`now()`, lockedUntil: null, lastError: error }).where(held(job));
}

/** What is done is of no use to anybody after a few days, and a mail's text is nobody's business. */
export async function removeDoneJobs(db: Database): Promise<void> {
  await db.delete(outbox).where(lt(outbox.doneAt, sql`now() - interval '3 days'`));
}
