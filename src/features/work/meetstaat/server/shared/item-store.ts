import { and, asc, eq } from 'drizzle-orm';
import { meetstaatItems } from '#/features/work/meetstaat/server/tables';
import { kindOfItem } from '#/features/work/shared/rules/kind-of-work';
import { subsidyTypeColumns, subsidyTypeOf } from '#/features/work/shared/server/subsidy-type-store';
import type { Database } from '#/platform/server/database/engine/database';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** What is to be done, in words. */
export async function listItemTexts(db: Database, projectId: number) {
  return db
    .select({ text: meetstaatItems.description, category: meetstaatItems.category })
    .from(meetstaatItems)
    .where(eq(meetstaatItems.projectId, projectId))
    .orderBy(meetstaatItems.id);
}

/** Those that a premium may exist for. */
export async function listEligibleItems(db: Database, projectId: number) {
  return db
    .select({
      id: meetstaatItems.id,
      category: meetstaatItems.category,
      description: meetstaatItems.description,
      unitPrice: meetstaatItems.unitPrice,
      totalPrice: meetstaatItems.totalAmount,
      vatRate: meetstaatItems.vatRate,
    })
    .from(meetstaatItems)
    .where(and(eq(meetstaatItems.projectId, projectId), eq(meetstaatItems.subsidyEligible, true)))
    .orderBy(asc(meetstaatItems.category), asc(meetstaatItems.id));
}

/** The kind of work of each of these items that is there. */
export async function findKindsOfItems(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: meetstaatItems.id,
      category: meetstaatItems.category,
      subsidyType: subsidyTypeColumns.name,
    })
    .from(meetstaatItems)
    .leftJoin(...subsidyTypeOf(meetstaatItems))
    .where(and(eq(meetstaatItems.projectId, projectId), isAnyOf(meetstaatItems.id, ids)));
  return new Map(rows.map((row) => [row.id, kindOfItem(row)]));
}
