import { divideExactly } from '#/core/decimal';
import { type Money, subtractTotal, type Total, totalFromDecimal, totalOf, zeroTotal } from '#/core/money';

/** A line of a paper, as far as it is about money. */
export type SpreadLine = {
  readonly kind: 'line' | 'heading' | 'option';
  readonly net: string | null;
  readonly vatRate: number | null;
  readonly itemId: number | null;
};

type SpreadPaper = {
  /** With VAT; below zero of a credit note. */
  readonly amount: Money;
  readonly lines: readonly SpreadLine[];
};

/** Lines are rounded one by one and a paper once: so many cents may lie between the two. */
const slackCents = 100n;
/** The highest rate there is: what lines without a rate may at most come to. */
const mostVatPercent = 21n;

/** What a paper asks, by the item that its lines are about; `rest` is what is on none. Together the amount, to the cent. */
export function spreadOverItems(
  { amount, lines }: SpreadPaper,
  isThere: (itemId: number) => boolean,
): { byItem: Map<number, Total>; rest: Total } {
  const total = totalOf([amount]);
  const byItem = new Map<number, Total>();
  const priced = lines.filter((line) => line.kind === 'line' && line.net !== null);
  const isLinked = ({ itemId }: SpreadLine) => itemId !== null && isThere(itemId);
  if (!priced.some(isLinked)) return { byItem, rest: total };
  const hasRates = priced.every(({ vatRate }) => vatRate !== null);
  const weights = priced.map((line) => weightOf(line, hasRates));
  const asked = totalOf(weights);
  if (asked === 0n || asked < 0n !== total < 0n) return { byItem, rest: total };
  const parts = fallShort(asked, total, hasRates) ? weights : spreadBy(total, weights);
  priced.forEach(({ itemId }, at) => {
    if (itemId === null || !isThere(itemId)) return;
    byItem.set(itemId, totalOf([byItem.get(itemId) ?? zeroTotal, parts[at] ?? zeroTotal]));
  });
  return { byItem, rest: subtractTotal(total, totalOf(byItem.values())) };
}

/** What a line comes to, with VAT where all lines say their rate: half of them with and half without would be askew. */
function weightOf({ net, vatRate }: SpreadLine, hasRates: boolean): Total {
  const base = net === null ? zeroTotal : totalFromDecimal(net);
  const hundredths = hasRates && vatRate !== null ? Math.round(vatRate * 100) : 0;
  return divideExactly(base * BigInt(10_000 + hundredths), 10_000n) as Total;
}

/** Somebody who entered one line of a long paper didn't say what the rest is about. */
function fallShort(asked: Total, total: Total, hasRates: boolean): boolean {
  const most = hasRates ? asked : divideExactly(asked * (100n + mostVatPercent), 100n);
  const [reach, wanted] = total < 0n ? [-most, -total] : [most, total];
  return reach + slackCents < wanted;
}

/** A sum in parts, in proportion to their weights and without losing a cent: each part ends where the next one begins. */
export function spreadBy(total: Total, weights: readonly Total[]): Total[] {
  const whole = totalOf(weights);
  if (whole === 0n) return weights.map((_, at) => (at === 0 ? total : zeroTotal));
  let reached = 0n;
  let given = 0n;
  return weights.map((weight) => {
    reached += weight;
    const until = divideExactly(total * reached, whole);
    const part = until - given;
    given = until;
    return part as Total;
  });
}
