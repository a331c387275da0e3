import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { budgets } from '#/features/money/budget/server/tables';
import type { Database } from '#/platform/server/database/engine/database';

/** Every project has one from the start. */
export async function createBudget(tx: Database, projectId: number): Promise<void> {
  await tx.insert(budgets).values({ projectId });
}

/** What a project may cost, as a column of a query that knows its project. */
export function renovationBudgetOf(db: Database, projectId: PgColumn) {
  return db
    .select({ renovationBudget: budgets.renovationBudget })
    .from(budgets)
    .where(eq(budgets.projectId, projectId));
}
