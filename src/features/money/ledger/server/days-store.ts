import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { ledgerDays } from '#/features/money/ledger/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';

/** The next projects after this one, those in the trash left out. */
export async function listProjectIds(db: Database, after: number, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(gt(projects.id, after), isNull(projects.removedAt)))
    .orderBy(asc(projects.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

type Expected = { low: string; high: string };

export async function findLastExpected(db: Database, projectId: number): Promise<Expected | undefined> {
  const [row] = await db
    .select({ low: ledgerDays.low, high: ledgerDays.high })
    .from(ledgerDays)
    .where(eq(ledgerDays.projectId, projectId))
    .orderBy(desc(ledgerDays.day))
    .limit(1);
  return row;
}

export async function listExpected(db: Database, projectId: number): Promise<(Expected & { day: Day })[]> {
  return db
    .select({ day: ledgerDays.day, low: ledgerDays.low, high: ledgerDays.high })
    .from(ledgerDays)
    .where(eq(ledgerDays.projectId, projectId))
    .orderBy(asc(ledgerDays.day));
}

export async function keepExpected(
  tx: Database,
  projectId: number,
  day: Day,
  { low, high }: Expected,
): Promise<void> {
  await tx
    .insert(ledgerDays)
    .values({ projectId, day, low, high })
    .onConflictDoUpdate({ target: [ledgerDays.projectId, ledgerDays.day], set: { low, high } });
}
