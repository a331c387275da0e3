import { formatEuro, formatEuroRange, totalFromDecimal } from '#/core/money';
import { formatQuantity, quantityFromDecimal } from '#/core/quantity';

/** Amounts and areas of the wire as they are read on the screen. */
export function euro(amount: string): string {
  return formatEuro(totalFromDecimal(amount));
}

export function euroRange(from: string, to: string): string {
  return formatEuroRange(totalFromDecimal(from), totalFromDecimal(to));
}

export function squareMetres(quantity: string): string {
  return `${formatQuantity(quantityFromDecimal(quantity))}\u00a0m²`;
}
