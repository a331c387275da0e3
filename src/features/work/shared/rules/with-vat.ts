import type { Day } from '#/core/day';
import { divideExactly } from '#/core/decimal';
import type { Figure } from '#/core/help';
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

/** Of what holds VAT: what it was before, rounded once, half up. */
export function withoutVat(gross: Total, rate: number): Total {
  return divideExactly(gross * 100n, BigInt(100 + rate)) as Total;
}

export const withVatWords = {
  key: 'met-btw',
  name: 'Met btw',
  words: `Staan de prijzen van uw meetstaat er zonder btw in, dan tellen we ze hier met ${reduced}% btw als uw woning minstens ${oldEnough} kalenderjaren geleden voor het eerst gebruikt werd, en anders met ${full}%. Weten we dat jaar niet, dan met ${full}%. Staat bij een post een eigen tarief, dan telt dat.`,
} as const satisfies Figure;
