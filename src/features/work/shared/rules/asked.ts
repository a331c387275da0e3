import { type Total, zeroTotal } from '#/core/money';
import type { MoneyInvoice } from '#/core/money-facts';
import {
  type Items,
  nothingShared,
  type Shares,
  sharesOf,
  withCovered,
} from '#/features/work/shared/rules/shares';
import { spreadBy } from '#/features/work/shared/rules/spread';

/** Credit notes and what they give back wholly link nothing. */
export function invoicesOf(invoices: readonly MoneyInvoice[], items: Items) {
  return invoices.map((invoice) => {
    const isLinking = invoice.kind !== 'credit-note' && !invoice.netted;
    const covers = isLinking ? invoice.coversItemIds.filter((id) => items.has(id)) : [];
    const shares = isLinking
      ? withCovered(sharesOf(invoice, items), covers, items)
      : nothingShared(invoice.amount);
    return { invoice, shares, covers };
  });
}

/** What was paid, in step with what is asked. */
export function inStep(paid: Total, { byItem, rest }: Shares): Shares {
  if (byItem.size === 0) return nothingShared(paid);
  const ids = [...byItem.keys()];
  const [own = zeroTotal, ...parts] = spreadBy(paid, [rest, ...byItem.values()]);
  return { byItem: new Map(ids.map((id, at) => [id, parts[at] ?? zeroTotal])), rest: own };
}
