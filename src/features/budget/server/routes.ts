import { decimalFromCents } from '#/core/money';
import * as calls from '#/features/budget/contract';
import { moneyPerCategory } from '#/features/budget/rules/categories';
import * as store from '#/features/budget/server/store';
import type { Database } from '#/platform/server/database/database';
import type { Services } from '#/platform/server/services';

export function budgetRoutes({ route, db }: Services): void {
  route(calls.getBudget, ({ project }) => readPage(db, project.projectId));

  route(calls.updateBudget, async ({ project: { projectId }, body }) => {
    await db.transaction((tx) => store.updateBudget(tx, projectId, body));
    return readPage(db, projectId);
  });
}

export async function readPage(db: Database, projectId: number): Promise<calls.BudgetPageData> {
  const [items, quotes, invoices] = await Promise.all([
    store.listItemLines(db, projectId),
    store.listQuoteLines(db, projectId),
    store.listInvoiceLines(db, projectId),
  ]);
  const budget = await store.getBudget(db, projectId, { quotes, invoices });
  const categories = moneyPerCategory({ items, quotes, invoices }).map(
    ({ name, budgeted, committed, invoiced, paid }) => ({
      name,
      budgeted: decimalFromCents(budgeted),
      committed: decimalFromCents(committed),
      invoiced: decimalFromCents(invoiced),
      paid: decimalFromCents(paid),
    }),
  );
  return { ...budget, categories, version: await store.getVersion(db, projectId) };
}
