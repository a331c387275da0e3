import { type Total, totalFromDecimal, totalOf } from '#/core/money';
import { amountInWords, hasPrice } from '#/features/work/shared/meetstaat/rules/priced';

export type Totalled = { totalAmount: string };

/** A sheet adds up thousands with every change of one: each is read from its digits once. */
const read = new WeakMap<Totalled, Total>();

function totalIn(item: Totalled): Total {
  const known = read.get(item);
  if (known !== undefined) return known;
  const total = totalFromDecimal(item.totalAmount);
  read.set(item, total);
  return total;
}

export function itemsTotal(items: readonly Totalled[]): Total {
  return totalOf(items.map(totalIn));
}

/** 'geen prijs' of what has none, for no total is of nothing. */
export function totalInWords(items: readonly (Totalled & { unitPrice: string })[]): string {
  return amountInWords(itemsTotal(items), countPriced(items));
}

export function countPriced(items: readonly { unitPrice: string }[]) {
  return { count: items.length, withoutPrice: items.filter((item) => !hasPrice(item)).length };
}
