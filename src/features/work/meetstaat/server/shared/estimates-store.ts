import { and, eq } from 'drizzle-orm';
import type { Day } from '#/core/day';
import type { MoneyItem } from '#/core/money-facts';
import { getHome } from '#/features/work/home/server/store';
import { estimateWithVat } from '#/features/work/meetstaat/rules/totals';
import { meetstaatItems } from '#/features/work/meetstaat/server/tables';
import { kindOfItem } from '#/features/work/shared/rules/kind-of-work';
import { subsidyTypes } from '#/features/work/shared/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import type { MoneySource } from '#/platform/server/ports/money';

async function readItems(db: Database, projectId: number) {
  return (
    db
      .select({
        id: meetstaatItems.id,
        category: meetstaatItems.category,
        unitPrice: meetstaatItems.unitPrice,
        totalAmount: meetstaatItems.totalAmount,
        vatRate: meetstaatItems.vatRate,
        isComplete: meetstaatItems.isComplete,
        subsidyType: subsidyTypes.name,
      })
      .from(meetstaatItems)
      // Only an eligible item names its kind of work itself.
      .leftJoin(
        subsidyTypes,
        and(eq(subsidyTypes.id, meetstaatItems.subsidyTypeId), meetstaatItems.subsidyEligible),
      )
      .where(eq(meetstaatItems.projectId, projectId))
      .orderBy(meetstaatItems.id)
  );
}

/** By item, the kind of work that it is. */
export async function listKindsOfItems(
  db: Database,
  projectId: number,
): Promise<ReadonlyMap<number, string>> {
  return new Map((await readItems(db, projectId)).map((row) => [row.id, kindOfItem(row)]));
}

/** What every item comes to beside a quote or an invoice. */
export async function listEstimates(db: Database, projectId: number, today: Day): Promise<MoneyItem[]> {
  const home = await getHome(db, projectId);
  const rows = await readItems(db, projectId);
  return rows.map((row) => ({
    id: row.id,
    work: kindOfItem(row),
    estimate: estimateWithVat(row, home, today),
    isComplete: row.isComplete,
  }));
}

export const itemMoney: MoneySource = async (...asked) => ({ items: await listEstimates(...asked) });
