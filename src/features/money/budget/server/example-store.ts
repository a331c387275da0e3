import { budget } from '#/features/money/budget/server/example/budget';
import { saveBudget } from '#/features/money/shared/server/project-budget-store';
import type { ExamplePart } from '#/platform/server/ports/example';

export const budgetExample: ExamplePart = {
  write: ({ db, projectId }) => saveBudget(db, projectId, budget),
};
