import { eq, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import type { MoneyItem } from '#/core/money-facts';
import { getHome } from '#/features/work/shared/home/server/store';
import { estimateWithVat } from '#/features/work/shared/meetstaat/rules/totals';
import { meetstaatItems } from '#/features/work/shared/meetstaat/server/tables';
import { kindOfItem } from '#/features/work/shared/rules/kind-of-work';
import { subsidyTypeColumns, subsidyTypeOf } from '#/features/work/shared/server/subsidy-type-store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';

const priced = prepareOnce((db) =>
  db
    .select({
      id: meetstaatItems.id,
      category: meetstaatItems.category,
      unitPrice: meetstaatItems.unitPrice,
      totalAmount: meetstaatItems.totalAmount,
      vatRate: meetstaatItems.vatRate,
      isComplete: meetstaatItems.isComplete,
      subsidyType: subsidyTypeColumns.name,
    })
    .from(meetstaatItems)
    .leftJoin(...subsidyTypeOf(meetstaatItems))
    .where(eq(meetstaatItems.projectId, sql.placeholder('projectId')))
    .orderBy(meetstaatItems.id),
);

/** What every item comes to beside a quote or an invoice. */
export function listEstimates(db: Database, projectId: number, today: Day): Promise<readonly MoneyItem[]> {
  return derived(projectId, `estimates ${today}`, async () => {
    const home = await getHome(db, projectId);
    const rows = await priced(db).execute({ projectId });
    return rows.map((row) => ({
      id: row.id,
      work: kindOfItem(row),
      estimate: estimateWithVat(row, home, today),
      isComplete: row.isComplete,
    }));
  });
}
