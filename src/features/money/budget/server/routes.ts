import { type Day, dayAt } from '#/core/day';
import * as calls from '#/features/money/budget/contract';
import { moneyPerCategory } from '#/features/money/budget/rules/categories';
import { writeCategory } from '#/features/money/budget/rules/decimals';
import { readBudget } from '#/features/money/budget/server/shared/read-budget';
import * as store from '#/features/money/budget/server/store';
import { ledgerOf } from '#/features/money/ledger/rules/expected';
import type { Services } from '#/platform/server/services';

type Asked = Pick<Services, 'db' | 'readMoney'> & { projectId: number; today: Day };

export function budgetRoutes({ route, db, readMoney, now }: Services): void {
  const read = (projectId: number) => readPage({ db, readMoney, projectId, today: dayAt(now()) });

  route(calls.getBudget, ({ project: { projectId } }) => read(projectId));

  route(calls.updateBudget, async ({ project: { projectId }, body }) => {
    await db.transaction((tx) => store.updateBudget(tx, projectId, body));
    return read(projectId);
  });
}

export async function readPage({ db, readMoney, projectId, today }: Asked): Promise<calls.BudgetPageData> {
  const { budget } = await readBudget(db, projectId);
  const { works } = ledgerOf(await readMoney(db, projectId, today));
  const categories = moneyPerCategory(works).map(writeCategory);
  return { ...budget, categories, version: await store.getVersion(db, projectId) };
}
