import { eq, sql } from 'drizzle-orm';
import { budget } from '#/features/money/budget/server/example/budget';
import { budgets } from '#/features/money/shared/server/tables';
import type { ExamplePart } from '#/platform/server/ports/example';

export const budgetExample: ExamplePart = {
  write: async ({ db, projectId }) => {
    await db
      .update(budgets)
      .set({ ...budget, updatedAt: sql`now()` })
      .where(eq(budgets.projectId, projectId));
  },
};
