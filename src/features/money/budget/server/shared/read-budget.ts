import type { ProjectBudget } from '#/features/money/budget/contract';
import type { QuoteLine } from '#/features/money/budget/rules/figures';
import { getBudget } from '#/features/money/budget/server/store';
import { listInvoiceSums, type SummedInvoice } from '#/features/papers/shared/invoices/server/summed-store';
import { listQuoteSums } from '#/features/papers/shared/quotes/server/summed-store';
import type { Database } from '#/platform/server/database/engine/database';

export type BudgetRead = {
  budget: ProjectBudget;
  quotes: readonly QuoteLine[];
  invoices: readonly SummedInvoice[];
};

/** The budget of a project with the papers that its figures follow from. */
export async function readBudget(db: Database, projectId: number): Promise<BudgetRead> {
  const quotes = await listQuoteSums(db, projectId);
  const invoices = await listInvoiceSums(db, projectId);
  return { budget: await getBudget(db, projectId, { quotes, invoices }), quotes, invoices };
}
