import { centsFromDecimal, formatEuro } from '#/core/money';

/** An amount as it came over the wire, to be read. */
export function euro(decimal: string): string {
  return formatEuro(centsFromDecimal(decimal));
}
