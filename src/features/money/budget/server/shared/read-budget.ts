import type { ProjectBudget } from '#/features/money/budget/contract';
import {
  type FiledInvoiceLine,
  type FiledQuoteLine,
  listInvoiceLines,
  listQuoteLines,
} from '#/features/money/budget/server/papers-store';
import { getBudget } from '#/features/money/budget/server/store';
import type { Database } from '#/platform/server/database/engine/database';

export type { FiledInvoiceLine };

export type BudgetRead = { budget: ProjectBudget; quotes: FiledQuoteLine[]; invoices: FiledInvoiceLine[] };

/** The budget of a project with the papers that its figures follow from. */
export async function readBudget(db: Database, projectId: number): Promise<BudgetRead> {
  const quotes = await listQuoteLines(db, projectId);
  const invoices = await listInvoiceLines(db, projectId);
  return { budget: await getBudget(db, projectId, { quotes, invoices }), quotes, invoices };
}
