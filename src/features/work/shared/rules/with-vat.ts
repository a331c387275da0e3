import type { Day } from '#/core/day';
import { divideExactly } from '#/core/decimal';
import type { Total } from '#/core/money';

/** The rates that an item of the meetstaat may have, in per cent. */
export const itemVatRates = [0, 6, 12, 21] as const;
export type ItemVatRate = (typeof itemVatRates)[number];

const reduced = 6;
const full = 21;
const oldEnough = 10;

/** What works on a home are taxed at as a rule: the reduced rate from ten calendar years after its first use. */
export function usualRate(firstUseYear: number | null, today: Day): typeof reduced | typeof full {
  if (firstUseYear === null) return full;
  return Number(today.slice(0, 4)) - firstUseYear >= oldEnough ? reduced : full;
}

/** Rounded once, half up. */
export function withVat(net: Total, rate: number): Total {
  return divideExactly(net * BigInt(100 + rate), 100n) as Total;
}
