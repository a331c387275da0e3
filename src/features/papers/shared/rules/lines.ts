import { divideExactly, exactFromDecimal } from '#/core/decimal';
import { decimalFromCents, maxCents, type Total, totalFromDecimal, totalOf, zeroTotal } from '#/core/money';
import { quantityFromDecimal } from '#/core/quantity';

/** A unit price may be finer than a cent: '0.1234' the kilowatt hour. */
export const priceDecimals = 4;

export const lineKinds = ['line', 'heading', 'option'] as const;
type LineKind = (typeof lineKinds)[number];

type Priced = { quantity: string | null; unitPrice: string | null; net: string | null };
type Counted = { kind: LineKind; net: string | null };

/** Quantity times price, rounded once, half up; else what stands on the paper, which may be nothing. */
export function lineNet({ quantity, unitPrice, net }: Priced): Total | null {
  const price = unitPrice === null ? undefined : exactFromDecimal(unitPrice, priceDecimals);
  if (quantity === null || price === undefined) return net === null ? null : totalFromDecimal(net);
  const exact = price * BigInt(quantityFromDecimal(quantity));
  return divideExactly(exact, 1000n * 10n ** BigInt(priceDecimals - 2)) as Total;
}

/** No paper of a house asks a hundred million for one line. */
function netFits(net: Total | null): boolean {
  return net === null || (net <= maxCents && net >= -maxCents);
}

const ofHeading = { quantity: null, unit: null, unitPrice: null, vatRate: null, itemId: null, net: null };

/** A line as it is kept: of a heading only its words, and what a line costs is calculated. Undefined where that is too much. */
export function keptLine<Line extends Priced & { kind: LineKind }>(line: Line): Line | undefined {
  if (line.kind === 'heading') return { ...line, ...ofHeading };
  const net = lineNet(line);
  return netFits(net) ? { ...line, net: net === null ? null : decimalFromCents(net) } : undefined;
}

export function keptLines<Line extends Priced & { kind: LineKind }>(
  lines: readonly Line[],
): Line[] | undefined {
  const kept = lines.flatMap((line) => keptLine(line) ?? []);
  return kept.length === lines.length ? kept : undefined;
}

/** What is asked for: a heading asks nothing, and an option is only asked for when somebody takes it. */
export function isCounted({ kind }: { kind: LineKind }): boolean {
  return kind === 'line';
}

export function linesNet(lines: readonly Counted[]): Total {
  return totalOf(
    lines.filter(isCounted).map(({ net }) => (net === null ? zeroTotal : totalFromDecimal(net))),
  );
}

/** Whether the lines say what the whole costs: there is one that counts, and none of those without a price. */
export function arePriced(lines: readonly Counted[]): boolean {
  const counted = lines.filter(isCounted);
  return counted.length > 0 && counted.every(({ net }) => net !== null);
}

/** A rate in per cent has at most two decimals: whole hundredths. */
function rateHundredths(rate: number): number {
  return Math.round(rate * 100);
}

export function vatOn(base: Total, rate: number): Total {
  return divideExactly(BigInt(base) * BigInt(rateHundredths(rate)), 10_000n) as Total;
}

export type VatShare = { rate: number; base: Total; amount: Total };

/** What the lines make of VAT, rounded once for each rate; undefined where a line doesn’t say its rate. */
export function vatOfLines(lines: readonly (Counted & { vatRate: number | null })[]): VatShare[] | undefined {
  const bases = new Map<number, Total>();
  for (const line of lines.filter(isCounted)) {
    if (line.net === null) continue;
    if (line.vatRate === null) return undefined;
    const net = totalFromDecimal(line.net);
    bases.set(line.vatRate, totalOf([bases.get(line.vatRate) ?? zeroTotal, net]));
  }
  return [...bases]
    .sort(([one], [other]) => one - other)
    .map(([rate, base]) => ({ rate, base, amount: vatOn(base, rate) }));
}
