import { decimalFromWhole, plainDecimal, wholeFromDecimal } from '#/core/decimal';

declare const thousandthsBrand: unique symbol;
/** Quantities as whole thousandths: 2.5 m² is 2500. */
export type Thousandths = number & { readonly [thousandthsBrand]: true };

/** What numeric(12,3) holds. */
export const maxThousandths = 999_999_999_999 as Thousandths;

export function thousandths(value: number): Thousandths {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole thousandths: ${value}`);
  return value as Thousandths;
}

export function quantityFromDecimal(decimal: string): Thousandths {
  const value = wholeFromDecimal(decimal, 3);
  if (value === undefined) throw new RangeError(`not a quantity: ${decimal}`);
  return value as Thousandths;
}

/** As short as it can be: '2.5', '12'. */
export function decimalFromQuantity(value: Thousandths): string {
  return decimalFromWhole(value, 3).replace(/\.0+$|(?<!0)0+$/, '');
}

export function parseQuantity(typed: string): Thousandths | undefined {
  const plain = plainDecimal(typed);
  const value = plain === undefined ? undefined : wholeFromDecimal(plain, 3);
  return value === undefined || Math.abs(value) > maxThousandths ? undefined : (value as Thousandths);
}

const dutch = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 3 });

export function formatQuantity(value: Thousandths): string {
  return dutch.format(value / 1000);
}
