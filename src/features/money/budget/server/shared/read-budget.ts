import type { ProjectBudget } from '#/features/money/budget/contract';
import type { QuoteLine } from '#/features/money/budget/rules/figures';
import {
  listInvoiceLines,
  listQuoteLines,
  type SummedInvoices,
} from '#/features/money/budget/server/papers-store';
import { getBudget } from '#/features/money/budget/server/store';
import type { Database } from '#/platform/server/database/engine/database';

export type { SummedInvoices };

export type BudgetRead = { budget: ProjectBudget; quotes: QuoteLine[]; invoices: SummedInvoices[] };

/** The budget of a project with the papers that its figures follow from. */
export async function readBudget(db: Database, projectId: number): Promise<BudgetRead> {
  const quotes = await listQuoteLines(db, projectId);
  const invoices = await listInvoiceLines(db, projectId);
  return { budget: await getBudget(db, projectId, { quotes, invoices }), quotes, invoices };
}
