import {
  decimalFromWhole,
  divideExactly,
  divideHalfUp,
  exactFromDecimal,
  plainDecimal,
  wholeFromDecimal,
} from '#/core/decimal';
import type { Thousandths } from '#/core/quantity';

declare const centsBrand: unique symbol;
/** Whole cents of one amount: what somebody typed, or stands on a paper. */
export type Cents = number & { readonly [centsBrand]: true };

declare const totalBrand: unique symbol;
/** Whole cents of a sum: records add up to more than a number counts exactly, so this one has no bound. */
export type Total = bigint & { readonly [totalBrand]: true };
export type Money = Cents | Total;

/** The most that somebody may type or send as one amount. Older records may hold more, and go on counting. */
export const maxCents = 9_999_999_999 as Cents;
export const amountTooLarge = 'Vul een bedrag in van hoogstens € 99.999.999,99.';

export const zeroCents = 0 as Cents;
export const zeroTotal = 0n as Total;

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

/** The same for what was added up or multiplied, which may be of any size. */
export function totalFromDecimal(decimal: string): Total {
  const value = exactFromDecimal(decimal, 2);
  if (value === undefined) throw new RangeError(`not an amount: ${decimal}`);
  return value as Total;
}

export function decimalFromCents(value: Money): string {
  return decimalFromWhole(value, 2);
}

/** Whether what was typed is an amount, but more than one may be. */
export function isAmountTooLarge(typed: string): boolean {
  const plain = plainDecimal(typed);
  const value = plain === undefined ? undefined : exactFromDecimal(plain, 2);
  return value !== undefined && value > maxCents;
}

/** From a person's fingers; undefined where it is no amount, has more than two decimals or is too large. */
export function parseAmount(typed: string): Cents | undefined {
  const plain = plainDecimal(typed);
  const value = plain === undefined ? undefined : wholeFromDecimal(plain, 2);
  return value === undefined || Math.abs(value) > maxCents ? undefined : (value as Cents);
}

/** Of what has a bound, such as the lines of one paper. Records of a project are added up by `totalOf`. */
export function sumCents(values: Iterable<Cents>): Cents {
  let total = 0;
  for (const value of values) total += value;
  return cents(total);
}

export function totalOf(values: Iterable<Money>): Total {
  let total = 0n;
  for (const value of values) total += BigInt(value);
  return total as Total;
}

export function subtractCents(from: Cents, value: Cents): Cents {
  return cents(from - value);
}

/** Of two there is no need of a list. */
export function addTotal(one: Total, other: Total): Total {
  return (one + other) as Total;
}

export function subtractTotal(from: Money, value: Money): Total {
  return (BigInt(from) - BigInt(value)) as Total;
}

/** For sorting: negative where the first is the smaller. */
export function atLeastZero(amount: Total): Total {
  return amount > 0n ? amount : zeroTotal;
}

export function compareMoney(one: Money, other: Money): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** quantity × price, rounded once, half up. */
export function priceTimes(price: Cents, quantity: Thousandths): Cents {
  return cents(divideHalfUp(BigInt(price) * BigInt(quantity), 1000n));
}

/** The same at any size: an older record may be priced beyond all measure. */
export function lineTotal(price: Cents, quantity: Thousandths): Total {
  return divideExactly(BigInt(price) * BigInt(quantity), 1000n) as Total;
}

/** A share of a sum, given in whole per cent. */
export function percentOfTotal(value: Total, percent: number): Total {
  return divideExactly(value * BigInt(percent), 100n) as Total;
}

/** A share of an amount, given in whole per cent. */
export function percentOf(value: Cents, percent: number): Cents {
  return cents(divideHalfUp(BigInt(value) * BigInt(percent), 100n));
}

const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const plainAmount = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A sum goes through its digits: as a number it would lose its cents. */
function shown(value: Money): number | `${number}` {
  return typeof value === 'number' ? value / 100 : (decimalFromCents(value) as `${number}`);
}

export function formatEuro(value: Money): string {
  return euro.format(shown(value));
}

/** 'van € 700,00 tot € 1.400,00' where the two ends differ. */
export function formatEuroRange(from: Money, to: Money): string {
  return from === to ? formatEuro(from) : `van\u00a0${formatEuro(from)} tot\u00a0${formatEuro(to)}`;
}

const signedEuro = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  signDisplay: 'exceptZero',
});

/** With a plus where it is more than nothing. */
export function formatSignedEuro(value: Money): string {
  return signedEuro.format(shown(value));
}

/** As it stands in an amount field: no sign of currency, Dutch separators. */
export function formatAmount(value: Cents): string {
  return plainAmount.format(value / 100);
}
