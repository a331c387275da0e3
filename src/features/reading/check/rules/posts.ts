import { type Cents, cents, percentOf, priceTimes, subtractCents, sumCents } from '#/core/money';
import type { PageText } from '#/core/page-text';
import { type Thousandths, thousandths } from '#/core/quantity';
import { passageOf } from '#/features/reading/check/rules/passages';
import { type Unit, unitOf } from '#/features/reading/check/rules/units';
import type { PaperKind } from '#/features/reading/scan/rules/paper-kind';
import type { UnderstoodItem, UnderstoodPaper } from '#/features/reading/scan/rules/understand';

/** A line of work with its amount. */
export type Post = {
  description: string;
  quantity: Thousandths | null;
  unit: Unit | null;
  price: Cents | null;
  total: Cents;
  /** The VAT rate, where the line has a column for it. */
  rate: number | null;
  /** Quantity times price is the total; null where there is nothing to multiply. */
  adds: boolean | null;
  /** Offered besides: not in the total. */
  optional: boolean;
  passage: string;
};

const tolerance = 5;
const mostPosts = 5_000;
/** Of cents and thousandths alike: beyond it a product is no whole number any more. */
const largest = 2_000_000_000;

export function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= tolerance;
}

const optional = /\b(?:optie|optioneel|option|facultatief|meerprijs)\b/i;

/** A quantity or a price is often rounded on paper only: half of its last digit may be missing, where it has decimals. */
function isRounded(quantity: Thousandths, price: Cents, full: Cents, total: Cents): boolean {
  const lastDigit = quantity % 1000 === 0 ? 0 : quantity % 100 === 0 ? 100 : quantity % 10 === 0 ? 10 : 1;
  const byQuantity = (Math.abs(price) * lastDigit) / 2_000;
  // A price to the cent may have been cut from one with more decimals.
  const byPrice = Math.abs(quantity) / 2_000;
  return Math.abs(full - total) <= Math.ceil(byQuantity + byPrice) + 1;
}

/** Of here and of the countries around: an amount may be with VAT beside a price without. */
const usualRates = [6, 12, 21, 7, 9, 10, 19, 20];

/** Null where another number of the row would make the sum: then that one may be the quantity, or a discount. */
function multiplies(quantity: Thousandths, price: Cents, total: Cents, passage: string): boolean | null {
  const full = priceTimes(price, quantity);
  if (isNear(full, total) || isRounded(quantity, price, full, total)) return true;
  if (usualRates.some((rate) => isNear(sumCents([full, percentOf(full, rate)]), total))) return true;
  const discounts = [...passage.matchAll(/(?<![\d.,])(\d{1,2}) ?%/g)].map(([, percent]) => Number(percent));
  if (discounts.some((percent) => isNear(subtractCents(full, percentOf(full, percent)), total))) return true;
  return numbersIn(passage).some((number) => explains(number, { full, price, total })) ? null : false;
}

function numbersIn(passage: string): number[] {
  return (passage.match(/\d{1,6}(?:[.,]\d{1,3})?/g) ?? []).map((text) => Number(text.replace(',', '.')));
}

type RowSums = { full: Cents; price: Cents; total: Cents };

function explains(number: number, { full, price, total }: RowSums): boolean {
  if (number <= 0) return false;
  const isQuantity = isNear(Math.round(price * number), total);
  const isDiscount = number < 100 && isNear(Math.round(full * (1 - number / 100)), total);
  return isQuantity || isDiscount || isNear(full - Math.round(number * 100), total);
}

function isSane(value: number | undefined): value is number {
  return value !== undefined && Math.abs(value) < largest;
}

function toPost(item: UnderstoodItem, kind: PaperKind, pages: readonly PageText[]): Post {
  const passage = passageOf(pages, item.place);
  const total = cents(item.totalPrice);
  const quantity = isSane(item.quantity) ? thousandths(Math.round(item.quantity)) : null;
  // A credit note says what it takes back, with a minus or without: its price goes the same way.
  const isTakenBack = kind === 'credit-note' && total < 0 && (quantity ?? 0) * (item.unitPrice ?? 0) > 0;
  const price = isSane(item.unitPrice) ? cents(isTakenBack ? -item.unitPrice : item.unitPrice) : null;
  const rate = item.vatRate === undefined ? null : item.vatRate / 100;
  return {
    description: item.description.slice(0, 200),
    quantity,
    unit: unitOf(item.unit),
    price,
    total,
    rate: rate !== null && [6, 12, 21].includes(rate) ? rate : null,
    adds: quantity === null || price === null ? null : multiplies(quantity, price, total, passage),
    optional: optional.test(passage),
    passage,
  };
}

export function postsOf({ items, kind }: UnderstoodPaper, pages: readonly PageText[]): Post[] {
  return items
    .filter(({ totalPrice }) => isSane(totalPrice))
    .slice(0, mostPosts)
    .map((item) => toPost(item, kind, pages));
}
