import { divideExactly, exactFromDecimal } from '#/core/decimal';
import { decimalFromCents, maxCents, type Total, totalOf, zeroTotal } from '#/core/money';
import type { PriceLine } from '#/core/price-list';
import { quantityFromDecimal } from '#/core/quantity';
import type { PriceSums } from '#/features/outside/quote-requests/outside-contract';
import type { FrozenItem } from '#/features/outside/quote-requests/prices-contract';

const priceDecimals = 4;
const perQuantity = 1_000n * 10n ** BigInt(priceDecimals - 2);

/** A line as it counts: with the quantity and the rate that hold where they said none. */
export type CountedLine = PriceLine & { item: FrozenItem; counted: { quantity: string; vatRate: number } };

/** Quantity times price, rounded once, half up. */
export function netOf(unitPrice: string, quantity: string): Total {
  const price = exactFromDecimal(unitPrice, priceDecimals) ?? 0n;
  return divideExactly(price * BigInt(quantityFromDecimal(quantity)), perQuantity) as Total;
}

/** Lines about items that are asked, in the order of the list; the last word on each. */
export function countLines(items: readonly FrozenItem[], lines: readonly PriceLine[]): CountedLine[] {
  const byItem = new Map(lines.map((line) => [line.itemId, line]));
  return items.flatMap((item) => {
    const line = byItem.get(item.itemId);
    if (!line) return [];
    const counted = { quantity: line.quantity ?? item.quantity, vatRate: line.vatRate ?? item.vatRate };
    return [{ ...line, item, counted }];
  });
}

export type PricedLine = CountedLine & { unitPrice: string };

export function isPriced(line: CountedLine): line is PricedLine {
  return line.included === 'yes' && line.unitPrice !== null;
}

export function lineNet({ unitPrice, counted }: PricedLine): Total {
  return netOf(unitPrice, counted.quantity);
}

export function netFits(net: Total): boolean {
  return net <= maxCents;
}

type VatShare = { rate: number; base: Total; amount: Total };

/** Rounded once for each rate. */
function vatOf(lines: readonly PricedLine[]): VatShare[] {
  const bases = new Map<number, Total>();
  for (const line of lines) {
    const { vatRate } = line.counted;
    bases.set(vatRate, totalOf([bases.get(vatRate) ?? zeroTotal, lineNet(line)]));
  }
  return [...bases]
    .sort(([one], [other]) => one - other)
    .map(([rate, base]) => ({ rate, base, amount: divideExactly(base * BigInt(rate), 100n) as Total }));
}

/** What is neither priced, nor said to be elsewhere or left out. */
function countMissing(items: readonly FrozenItem[], lines: readonly PriceLine[]): number {
  const said = countLines(items, lines).filter((line) => line.included !== 'yes' || line.unitPrice !== null);
  return items.length - said.length;
}

export function sumPrices(items: readonly FrozenItem[], lines: readonly PriceLine[]): PriceSums {
  const priced = countLines(items, lines).filter(isPriced);
  const vatShares = vatOf(priced);
  const net = totalOf(vatShares.map(({ base }) => base));
  const vat = totalOf(vatShares.map(({ amount }) => amount));
  return {
    net: decimalFromCents(net),
    vat: decimalFromCents(vat),
    total: decimalFromCents(totalOf([net, vat])),
    missing: countMissing(items, lines),
  };
}
