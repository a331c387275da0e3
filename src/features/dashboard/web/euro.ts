import { formatEuro, totalFromDecimal } from '#/core/money';

/** An amount as it came over the wire, to be read. */
export function euro(decimal: string): string {
  return formatEuro(totalFromDecimal(decimal));
}
