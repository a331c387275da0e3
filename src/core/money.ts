import { decimalFromWhole, divideHalfUp, plainDecimal, wholeFromDecimal } from '#/core/decimal';
import type { Thousandths } from '#/core/quantity';

declare const centsBrand: unique symbol;
/** Whole cents: the only shape in which money is calculated. */
export type Cents = number & { readonly [centsBrand]: true };

/** What numeric(12,2) holds. */
export const maxCents = 999_999_999_999 as Cents;

export const zeroCents = 0 as Cents;

export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`);
  return value as Cents;
}

/** From the wire or the database: '1234.5', '1234.50'. */
export function centsFromDecimal(decimal: string): Cents {
  const value = wholeFromDecimal(decimal, 2);
  if (value === undefined) throw new RangeError(`not an amount: ${decimal}`);
  return value as Cents;
}

export function decimalFromCents(value: Cents): string {
  return decimalFromWhole(value, 2);
}

/** From a person's fingers; undefined where it is no amount, has more than two decimals or is too large. */
export function parseAmount(typed: string): Cents | undefined {
  const plain = plainDecimal(typed);
  const value = plain === undefined ? undefined : wholeFromDecimal(plain, 2);
  return value === undefined || Math.abs(value) > maxCents ? undefined : (value as Cents);
}

export function sumCents(values: Iterable<Cents>): Cents {
  let total = 0;
  for (const value of values) total += value;
  return cents(total);
}

export function subtractCents(from: Cents, value: Cents): Cents {
  return cents(from - value);
}

/** quantity × price, rounded once, half up. */
export function priceTimes(price: Cents, quantity: Thousandths): Cents {
  return cents(divideHalfUp(BigInt(price) * BigInt(quantity), 1000n));
}

/** A share of an amount, given in whole per cent. */
export function percentOf(value: Cents, percent: number): Cents {
  return cents(divideHalfUp(BigInt(value) * BigInt(percent), 100n));
}

const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const plainAmount = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export function formatEuro(value: Cents): string {
  return euro.format(value / 100);
}

/** As it stands in an amount field: no sign of currency, Dutch separators. */
export function formatAmount(value: Cents): string {
  return plainAmount.format(value / 100);
}
