import { and, asc, eq, sql } from 'drizzle-orm';
import type { BankMapping } from '#/features/money/bank/rules/statement';
import { bankLayouts, bankLines } from '#/features/money/bank/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import type { Actor } from '#/platform/server/identity/access';

/** The bookings that were taken before, by their hash. */
export async function listTaken(db: Database, projectId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ key: bankLines.key })
    .from(bankLines)
    .where(eq(bankLines.projectId, projectId));
  return new Set(rows.map(({ key }) => key));
}

export type Became = { paymentId?: number | null; invoiceId?: number; premiumFileId?: number };

/** In a transaction. */
export async function noteTaken(
  tx: Database,
  { userId, projectId }: Actor,
  key: string,
  became: readonly Became[],
): Promise<void> {
  const rows = became.map((each, part) => ({ ...each, key, part, projectId, createdBy: userId }));
  await tx.insert(bankLines).values(rows);
}

export async function findLayout(
  db: Database,
  userId: number,
  key: string,
): Promise<BankMapping | undefined> {
  const [row] = await db
    .select({ mapping: bankLayouts.mapping })
    .from(bankLayouts)
    .where(and(eq(bankLayouts.userId, userId), eq(bankLayouts.key, key)));
  return row?.mapping;
}

export async function rememberLayout(
  db: Database,
  userId: number,
  key: string,
  mapping: BankMapping,
): Promise<void> {
  await db
    .insert(bankLayouts)
    .values({ userId, key, mapping })
    .onConflictDoUpdate({
      target: [bankLayouts.userId, bankLayouts.key],
      set: { mapping, chosenAt: sql`now()` },
    });
}

export async function listLayouts(db: Database, userId: number) {
  return db
    .select({ key: bankLayouts.key, mapping: bankLayouts.mapping, chosenAt: bankLayouts.chosenAt })
    .from(bankLayouts)
    .where(eq(bankLayouts.userId, userId))
    .orderBy(asc(bankLayouts.id));
}
