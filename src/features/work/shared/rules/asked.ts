import { type Total, totalOf, zeroTotal } from '#/core/money';
import type { MoneyInvoice } from '#/core/money-facts';
import { isLinking } from '#/features/work/shared/rules/linking';
import {
  type Items,
  nothingShared,
  type Shares,
  sharesOf,
  withCovered,
} from '#/features/work/shared/rules/shares';
import { spreadBy } from '#/features/work/shared/rules/spread';

/** Of each what it asks of which item: credit notes and what they give back wholly link nothing. */
export function invoicesOf(invoices: readonly MoneyInvoice[], items: Items) {
  return invoices.map((invoice) => {
    const links = isLinking(invoice);
    const covers = links ? invoice.coversItemIds.filter((id) => items.has(id)) : [];
    const shares = links
      ? withCovered(sharesOf(invoice, items), covers, items)
      : nothingShared(invoice.amount);
    return { invoice, shares, covers };
  });
}

/**
 * What is asked of items when credit notes are set off, and what was paid of that: what a credit note gives back comes
 * off each item of the invoice that it names, in step with what that asked.
 */
export function settledByItem(
  invoices: readonly MoneyInvoice[],
  items: Items,
): Record<'asked' | 'paid', Shares>[] {
  const notes = new Map<number, MoneyInvoice[]>();
  for (const note of invoices) {
    const named = note.creditsInvoiceId;
    if (named !== null) notes.set(named, [...(notes.get(named) ?? []), note]);
  }
  return invoicesOf(invoices, items).flatMap(({ invoice, shares }) => {
    if (shares.byItem.size === 0) return [];
    const own = [invoice, ...(notes.get(invoice.id) ?? [])];
    const settle = (figure: 'amount' | 'paid') => inStep(totalOf(own.map((each) => each[figure])), shares);
    return [{ asked: settle('amount'), paid: settle('paid') }];
  });
}

/** A sum, in step with what is asked. */
export function inStep(sum: Total, { byItem, rest }: Shares): Shares {
  if (byItem.size === 0) return nothingShared(sum);
  const ids = [...byItem.keys()];
  const [own = zeroTotal, ...parts] = spreadBy(sum, [rest, ...byItem.values()]);
  return { byItem: new Map(ids.map((id, at) => [id, parts[at] ?? zeroTotal])), rest: own };
}
