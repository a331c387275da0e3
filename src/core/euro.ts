import { formatEuro, formatEuroRange, totalFromDecimal } from '#/core/money';

/** An amount as it came over the wire, to be read. */
export function euro(decimal: string): string {
  return formatEuro(totalFromDecimal(decimal));
}

export function euroRange(from: string, to: string): string {
  return formatEuroRange(totalFromDecimal(from), totalFromDecimal(to));
}
