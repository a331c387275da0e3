import { totalFromDecimal, zeroTotal } from '#/core/money';
import type { InvoiceLine, QuoteLine } from '#/features/money/budget/rules/figures';
import { sumInvoices } from '#/features/papers/shared/invoices/server/summed-store';
import { sumQuotes } from '#/features/papers/shared/quotes/server/summed-store';
import type { Database } from '#/platform/server/database/engine/database';

export type SummedInvoices = InvoiceLine & { subsidyEligible: boolean; count: number };

export async function listQuoteLines(db: Database, projectId: number): Promise<QuoteLine[]> {
  const rows = await sumQuotes(db, projectId);
  return rows.map(({ status, amount, extras, unforeseen }) => ({
    isAccepted: status === 'accepted',
    amount: totalFromDecimal(amount),
    extras: totalFromDecimal(extras),
    unforeseen: totalFromDecimal(unforeseen),
  }));
}

export async function listInvoiceLines(db: Database, projectId: number): Promise<SummedInvoices[]> {
  const rows = await sumInvoices(db, projectId);
  return rows.map(({ status, amount, paid, ...row }) => ({
    ...row,
    isPaid: status === 'paid',
    amount: totalFromDecimal(amount),
    paid: paid === null ? zeroTotal : totalFromDecimal(paid),
  }));
}
