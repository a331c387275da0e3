import { and, asc, eq, sql } from 'drizzle-orm';
import { meetstaatItems } from '#/features/work/shared/meetstaat/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';

const textsQuery = prepareOnce((db) =>
  db
    .select({ text: meetstaatItems.description, category: meetstaatItems.category })
    .from(meetstaatItems)
    .where(eq(meetstaatItems.projectId, sql.placeholder('projectId')))
    .orderBy(meetstaatItems.id),
);

/** What is to be done, in words. */
export async function listItemTexts(db: Database, projectId: number) {
  return textsQuery(db).execute({ projectId });
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
