import { totalFromDecimal, zeroTotal } from '#/core/money';
import type { InvoiceLine, QuoteLine } from '#/features/money/budget/rules/figures';
import { fileInvoice, fileQuote } from '#/features/money/budget/rules/filed-papers';
import { readFiledInvoices } from '#/features/papers/invoices/server/shared/filed-store';
import { readFiledQuotes } from '#/features/papers/quotes/server/shared/filed-store';
import { findKindsOfItems } from '#/features/work/meetstaat/server/shared/item-store';
import { linkedItemIds } from '#/features/work/shared/rules/item-links';
import type { Database } from '#/platform/server/database/engine/database';

export type FiledQuoteLine = QuoteLine & { category: string | null };
export type FiledInvoiceLine = InvoiceLine & {
  category: string | null;
  subsidyEligible: boolean;
  count: number;
};

/** The quotes of a project by category and status, with their approved extra work. */
export async function listQuoteLines(db: Database, projectId: number): Promise<FiledQuoteLine[]> {
  const { sums, linked } = await readFiledQuotes(db, projectId);
  const kinds = await findKindsOfItems(db, projectId, linkedItemIds(linked));
  const read = (row: (typeof sums)[number]) => ({
    category: row.category,
    isAccepted: row.status === 'accepted',
    amount: totalFromDecimal(row.amount),
    extras: totalFromDecimal(row.extras),
    unforeseen: totalFromDecimal(row.unforeseen),
  });
  return [
    ...sums.map(read),
    ...linked.flatMap((row) => fileQuote({ ...read(row), lines: row.lines }, kinds)),
  ];
}

/** The invoices of a project by category; one without a category stands under that of its quote. */
export async function listInvoiceLines(db: Database, projectId: number): Promise<FiledInvoiceLine[]> {
  const { sums, linked } = await readFiledInvoices(db, projectId);
  const kinds = await findKindsOfItems(db, projectId, linkedItemIds(linked));
  const read = ({ status, amount, paid, ...row }: (typeof sums)[number]) => ({
    ...row,
    isPaid: status === 'paid',
    amount: totalFromDecimal(amount),
    paid: paid === null ? zeroTotal : totalFromDecimal(paid),
  });
  return [
    ...sums.map(read),
    ...linked.flatMap(({ lines, ...row }) => fileInvoice({ ...read({ ...row, count: 1 }), lines }, kinds)),
  ];
}
