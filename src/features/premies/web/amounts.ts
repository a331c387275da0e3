import { formatEuro, totalFromDecimal } from '#/core/money';
import { formatQuantity, quantityFromDecimal } from '#/core/quantity';

/** Amounts and areas of the wire as they are read on the screen. */
export function euro(amount: string): string {
  return formatEuro(totalFromDecimal(amount));
}

/** 'van € 700,00 tot € 1.400,00' where the two ends differ. */
export function euroRange(from: string, to: string): string {
  return from === to ? euro(from) : `van ${euro(from)} tot ${euro(to)}`;
}

export function squareMetres(quantity: string): string {
  return `${formatQuantity(quantityFromDecimal(quantity))} m²`;
}
