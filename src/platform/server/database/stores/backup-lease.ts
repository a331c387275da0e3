import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { outbox } from '#/platform/server/database/schema/outbox';

/** A row in the outbox that nobody takes: while its lease runs, no process removes a stored file. */
export const backupKind = 'backup';

const leaseSeconds = 90;
const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`;

function underWay() {
  return and(eq(outbox.kind, backupKind), isNull(outbox.doneAt), gt(outbox.lockedUntil, sql`now()`));
}

/** For use inside another query on the outbox. */
export function noBackupUnderWay(db: Database): SQL {
  return sql`not exists (${db.select({ one: sql`1` }).from(outbox).where(underWay())})`;
}

export async function isBackupUnderWay(db: Database): Promise<boolean> {
  return (await db.select({ id: outbox.id }).from(outbox).where(underWay())).length > 0;
}

/** Undefined where another one is under way. What a killed one left goes first. */
export async function beginLease(db: Database): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${outbox} in share row exclusive mode`);
    if (await isBackupUnderWay(tx)) return undefined;
    await tx.delete(outbox).where(eq(outbox.kind, backupKind));
    const [row] = await tx
      .insert(outbox)
      .values({ kind: backupKind, payload: {}, lockedUntil: leaseEnd })
      .returning({ id: outbox.id });
    return row?.id;
  });
}

/** False where it ended before it was renewed: files may have gone in between. */
export async function renewLease(db: Database, id: number): Promise<boolean> {
  const renewed = await db
    .update(outbox)
    .set({ lockedUntil: leaseEnd })
    .where(and(eq(outbox.id, id), underWay()))
    .returning({ id: outbox.id });
  return renewed.length > 0;
}

export async function endLease(db: Database, id: number): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id));
}
