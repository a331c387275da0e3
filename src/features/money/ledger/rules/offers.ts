import { type Total, totalOf, zeroTotal } from '#/core/money';
import type { MoneyQuote } from '#/core/money-facts';
import { addInto, type Items, overCovered, sharesOf, withCovered } from '#/features/work/shared/rules/shares';

/** What the quotes that can still be accepted ask, of items that nobody agreed on yet. */
export type Offers = {
  /** By item: what each quote asks of it alone. */
  readonly single: ReadonlyMap<number, readonly Total[]>;
  /** Lump sums, each for all of its items together. */
  readonly groups: readonly { readonly items: readonly number[]; readonly price: Total }[];
};

export type PendingRest = { quote: MoneyQuote; rest: Total };

/**
 * What is offered of items that are free; what a quote asks besides, without saying for what, is its rest. A lump sum is
 * one price for all that it covers, with the lines about those, unless its lines say the price of each.
 */
export function offersOf(
  pending: readonly MoneyQuote[],
  items: Items,
  isFree: (itemId: number) => boolean,
): { offers: Offers; rests: PendingRest[] } {
  const single = new Map<number, Total[]>();
  const groups: { items: number[]; price: Total }[] = [];
  const rests: PendingRest[] = [];
  for (const quote of pending) {
    const shares = sharesOf(quote, items);
    const covers = quote.coversItemIds.filter((id) => items.has(id));
    if (covers.length === 0) rests.push({ quote, rest: shares.rest });
    const isPriced = covers.every((id) => shares.byItem.has(id));
    const { byItem } = isPriced ? withCovered(shares, covers, items) : shares;
    const together = new Set(isPriced ? [] : covers.filter(isFree));
    for (const [id, amount] of byItem) {
      if (isFree(id) && !together.has(id)) single.set(id, [...(single.get(id) ?? []), amount]);
    }
    if (together.size === 0) continue;
    const own = [...together].map((id) => byItem.get(id) ?? zeroTotal);
    groups.push({ items: [...together], price: totalOf([shares.rest, ...own]) });
  }
  return { offers: { single, groups }, rests };
}

/** By item: the cheapest and the dearest that these offers can make of all of them together. */
export type Offered = { low: Map<number, Total>; high: Map<number, Total> };

export function rangeOfOffers(offers: Offers, items: Items): Offered {
  const offered: Offered = { low: new Map(), high: new Map() };
  for (const part of partsOf(offers)) {
    const ways = waysOf(part, offers, items);
    const costs = ways.map(({ low, high }) => ({
      ...{ low, high, lowSum: totalOf(low.values()), highSum: totalOf(high.values()) },
    }));
    const cheapest = costs.reduce((best, way) => (way.lowSum < best.lowSum ? way : best));
    const dearest = costs.reduce((best, way) => (way.highSum > best.highSum ? way : best));
    addInto(offered.low, cheapest.low);
    addInto(offered.high, dearest.high);
  }
  return offered;
}

/** Items that one choice decides on: those that some lump sum has in common. */
function partsOf({ single, groups }: Offers): number[][] {
  const partOf = new Map<number, Set<number>>();
  const join = (ids: readonly number[]) => {
    const joined = new Set(ids.flatMap((id) => [id, ...(partOf.get(id) ?? [])]));
    for (const id of joined) partOf.set(id, joined);
  };
  for (const id of single.keys()) join([id]);
  for (const { items } of groups) join(items);
  return [...new Set(partOf.values())].map((part) => [...part]);
}

/** Each lump sum with the others one by one, and all one by one. What nobody offers alone counts as it was estimated. */
function waysOf(part: readonly number[], { single, groups }: Offers, items: Items): Offered[] {
  const inPart = new Set(part);
  const own = groups.filter(({ items: ids }) => ids.some((id) => inPart.has(id)));
  const alone = (ids: readonly number[]): Offered => {
    const way: Offered = { low: new Map(), high: new Map() };
    for (const id of ids) {
      const prices = single.get(id) ?? [items.get(id)?.estimate ?? zeroTotal];
      way.low.set(id, least(prices));
      way.high.set(id, most(prices));
    }
    return way;
  };
  const ways = own.map(({ items: ids, price }) => {
    const way = alone(part.filter((id) => !ids.includes(id)));
    const shares = overCovered(price, ids, items);
    addInto(way.low, shares);
    addInto(way.high, shares);
    return way;
  });
  return part.some((id) => single.has(id)) ? [...ways, alone(part)] : ways;
}

function least(amounts: readonly Total[]): Total {
  return amounts.reduce((low, each) => (each < low ? each : low));
}

function most(amounts: readonly Total[]): Total {
  return amounts.reduce((high, each) => (each > high ? each : high));
}
