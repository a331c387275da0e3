import { type Day, dayAt } from '#/core/day';
import * as calls from '#/features/money/budget/contract';
import { moneyPerCategory } from '#/features/money/budget/rules/categories';
import { writeCategory } from '#/features/money/budget/rules/decimals';
import { readBudget } from '#/features/money/budget/server/shared/read-budget';
import * as store from '#/features/money/budget/server/store';
import { listEstimates } from '#/features/work/meetstaat/server/shared/estimates-store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Services } from '#/platform/server/services';

export function budgetRoutes({ route, db, now }: Services): void {
  route(calls.getBudget, ({ project }) => readPage(db, project.projectId, dayAt(now())));

  route(calls.updateBudget, async ({ project: { projectId }, body }) => {
    await db.transaction((tx) => store.updateBudget(tx, projectId, body));
    return readPage(db, projectId, dayAt(now()));
  });
}

export async function readPage(db: Database, projectId: number, today: Day): Promise<calls.BudgetPageData> {
  const items = await listEstimates(db, projectId, today);
  const { budget, quotes, invoices } = await readBudget(db, projectId);
  const categories = moneyPerCategory({ items, quotes, invoices }).map(writeCategory);
  return { ...budget, categories, version: await store.getVersion(db, projectId) };
}
