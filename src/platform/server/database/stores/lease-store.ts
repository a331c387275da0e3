import { and, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { jobs } from '#/platform/server/database/schema/jobs';

/** A row that nobody takes: while its lease runs, what it stands for is under way. */
const leaseKey = 'lease';

type Lease = { id: number; attempts: number };

const until = (leaseSeconds: number): SQL => sql`now() + make_interval(secs => ${leaseSeconds})`;

function held(name: string) {
  return and(eq(jobs.kind, name), eq(jobs.key, leaseKey), gt(jobs.leasedUntil, sql`now()`));
}

/** For use inside another query. */
export function isHeld(db: Database, name: string): SQL {
  return sql`exists (${db.select({ one: sql`1` }).from(jobs).where(held(name))})`;
}

/** Undefined where another process has it. What a killed one left is taken over. */
export async function takeLease(
  db: Database,
  name: string,
  { by, leaseSeconds }: { by: string; leaseSeconds: number },
): Promise<Lease | undefined> {
  const leasedUntil = until(leaseSeconds);
  const [taken] = await db
    .insert(jobs)
    .values({ queue: 'upkeep', kind: name, key: leaseKey, payload: {}, leasedUntil, leasedBy: by })
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      targetWhere: sql`${jobs.doneAt} is null and ${jobs.failedAt} is null`,
      set: { leasedUntil, leasedBy: by, attempts: sql`${jobs.attempts} + 1` },
      setWhere: lt(jobs.leasedUntil, sql`now()`),
    })
    .returning({ id: jobs.id, attempts: jobs.attempts });
  return taken;
}

export async function isUnderWay(db: Database, name: string): Promise<boolean> {
  return (await db.select({ id: jobs.id }).from(jobs).where(held(name))).length > 0;
}

export async function releaseLease(db: Database, { id, attempts }: Lease): Promise<void> {
  await db.delete(jobs).where(and(eq(jobs.id, id), eq(jobs.attempts, attempts)));
}

/** Where no other process can be: what is leased belongs to one that is gone. */
export async function endAllLeases(db: Database): Promise<void> {
  await db
    .update(jobs)
    .set({ leasedUntil: sql`now() - interval '1 second'` })
    .where(isNotNull(jobs.leasedUntil));
}
