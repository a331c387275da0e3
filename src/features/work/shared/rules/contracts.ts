import { subtractTotal, type Total, totalOf, zeroTotal } from '#/core/money';
import type { MoneyFacts, MoneyInvoice, MoneyQuote } from '#/core/money-facts';
import {
  addInto,
  type Items,
  joinShares,
  type Shares,
  sharesOf,
  withCovered,
} from '#/features/work/shared/rules/shares';

/** What was asked on each quote, accepted or not. */
export function billedByQuote(invoices: readonly MoneyInvoice[]): ReadonlyMap<number, Total> {
  const billed = new Map<number, Total>();
  addInto(
    billed,
    invoices.flatMap(({ quoteId, amount }) => (quoteId === null ? [] : [[quoteId, amount] as const])),
  );
  return billed;
}

type Contract = {
  quote: MoneyQuote;
  /** What was agreed on. */
  sum: Total;
  billed: Total;
  /** What it comes to at least, with what was not foreseen and what was asked above it. */
  certain: Total;
  linked: ReadonlyMap<number, Total>;
};

export function contractsOf(
  { quotes, extras }: MoneyFacts,
  items: Items,
  billed: ReadonlyMap<number, Total>,
): Contract[] {
  const approved = new Map<number, (typeof extras)[number][]>();
  for (const extra of extras) {
    if (extra.status === 'approved')
      approved.set(extra.quoteId, [...(approved.get(extra.quoteId) ?? []), extra]);
  }
  return quotes
    .filter(({ status }) => status === 'accepted')
    .map((quote) => {
      const parts = [quote, ...(approved.get(quote.id) ?? [])];
      const sum = totalOf(parts.map(({ amount }) => amount));
      const asked = billed.get(quote.id) ?? zeroTotal;
      const foreseen = totalOf([sum, quote.unforeseen]);
      const { byItem: linked } = joinShares(parts.map((part) => sharesOf(part, items)));
      return { quote, sum, billed: asked, certain: asked > foreseen ? asked : foreseen, linked };
    });
}

/** So much of a contract, by the item that its lines or a lump sum are about. */
export function sharesOfContract({ quote, linked }: Contract, amount: Total, items: Items): Shares {
  const rest = subtractTotal(amount, totalOf(linked.values()));
  return withCovered({ byItem: linked, rest }, quote.coversItemIds, items);
}

/** What no line of it is about, nor any item that it covers as a whole. */
export function isUnlinked({ quote, sum, linked }: Contract, items: Items): boolean {
  return !quote.coversItemIds.some((id) => items.has(id)) && sum > totalOf(linked.values());
}
