import { addTotal, atLeastZero, subtractTotal, type Total, totalOf, zeroTotal } from '#/core/money';
import type { MoneyItem } from '#/core/money-facts';
import { type SpreadLine, spreadBy, spreadOverItems } from '#/features/work/shared/rules/spread';

export type Items = ReadonlyMap<number, MoneyItem>;

/** What a paper asks, by the item that it is about; `rest` is what is on no item. */
export type Shares = { readonly byItem: ReadonlyMap<number, Total>; readonly rest: Total };

type Asking = { readonly amount: Total; readonly lines: readonly SpreadLine[] };

export function sharesOf({ amount, lines }: Asking, items: Items): Shares {
  return spreadOverItems({ amount, lines }, (id) => items.has(id));
}

export function nothingShared(amount: Total): Shares {
  return { byItem: new Map(), rest: amount };
}

/** Several papers as one: what they ask of one item is added up. */
export function joinShares(all: readonly Shares[]): Shares {
  const byItem = new Map<number, Total>();
  for (const { byItem: own } of all) addInto(byItem, own);
  return { byItem, rest: totalOf(all.map(({ rest }) => rest)) };
}

export function addInto<Key>(sums: Map<Key, Total>, more: Iterable<readonly [Key, Total]>): void {
  for (const [key, amount] of more) sums.set(key, addTotal(sums.get(key) ?? zeroTotal, amount));
}

/** A lump sum is about these items: in step with their estimates, or in equal parts where those say nothing. */
export function overCovered(rest: Total, covered: readonly number[], items: Items): Map<number, Total> {
  const estimates = covered.map((id) => items.get(id)?.estimate ?? zeroTotal);
  const isEstimated = totalOf(estimates) > 0n;
  const parts = spreadBy(rest, isEstimated ? estimates : covered.map(() => 1n as Total));
  return new Map(covered.map((id, at) => [id, parts[at] ?? zeroTotal]));
}

/** With what a lump sum covers, nothing is left on no item. */
export function withCovered({ byItem, rest }: Shares, covers: readonly number[], items: Items): Shares {
  const covered = covers.filter((id) => items.has(id));
  if (covered.length === 0) return { byItem, rest };
  const sums = new Map(byItem);
  addInto(sums, overCovered(rest, covered, items));
  return { byItem: sums, rest: zeroTotal };
}

export function difference(one: Total, other: Total): Total {
  return atLeastZero(subtractTotal(one, other));
}
