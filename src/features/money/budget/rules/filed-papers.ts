import type { Money, Total } from '#/core/money';
import { totalOf, zeroTotal } from '#/core/money';
import type { InvoiceLine, QuoteLine } from '#/features/money/budget/rules/figures';
import { type SpreadPaper, spreadBy, spreadOverCategories } from '#/features/work/shared/rules/spread';

type Kinds = ReadonlyMap<number, string>;

/** One quote as the lines of the categories that it is about. What no line speaks of stays with the quote's own. */
export function fileQuote<Quote extends SpreadPaper & { extras: Money; unforeseen: Money }>(
  { lines, ...quote }: Quote,
  kinds: Kinds,
) {
  return spreadOverCategories({ ...quote, lines }, kinds).map(({ category, amount }, at) => ({
    ...quote,
    category,
    amount,
    extras: at === 0 ? totalOf([quote.extras]) : zeroTotal,
    unforeseen: at === 0 ? totalOf([quote.unforeseen]) : zeroTotal,
  })) satisfies Pick<QuoteLine, 'amount' | 'extras' | 'unforeseen'>[];
}

/** The same of an invoice: what was paid of it counts in step with what it asks, and the invoice itself once. */
export function fileInvoice<Invoice extends SpreadPaper & { paid: Total; count: number }>(
  { lines, ...invoice }: Invoice,
  kinds: Kinds,
) {
  const shares = spreadOverCategories({ ...invoice, lines }, kinds);
  const paid = spreadBy(
    invoice.paid,
    shares.map(({ amount }) => amount),
  );
  return shares.map(({ category, amount }, at) => ({
    ...invoice,
    category,
    amount,
    paid: paid[at] ?? zeroTotal,
    count: at === 0 ? invoice.count : 0,
  })) satisfies Pick<InvoiceLine, 'amount' | 'paid'>[];
}
