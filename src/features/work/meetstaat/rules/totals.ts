import type { Day } from '#/core/day';
import {
  centsFromDecimal,
  formatEuro,
  lineTotal,
  maxCents,
  type Total,
  totalFromDecimal,
  totalOf,
} from '#/core/money';
import { quantityFromDecimal } from '#/core/quantity';
import type { MeetstaatVat } from '#/features/work/home/contract';
import { type ItemCategory, itemCategories } from '#/features/work/meetstaat/contract';
import { usualRate, withoutVat, withVat } from '#/features/work/shared/rules/with-vat';

/** One line of a house never costs a hundred million: a larger total is a slip of the keyboard. */
export const totalTooLarge = 'Hoeveelheid maal prijs is te groot: een item kost hoogstens € 99.999.999,99.';

export type Priced = { quantity: string; unitPrice: string };

export function totalFits(priced: Priced): boolean {
  return itemTotal(priced) <= maxCents;
}

export function itemTotal({ quantity, unitPrice }: Priced): Total {
  return lineTotal(centsFromDecimal(unitPrice), quantityFromDecimal(quantity));
}

type Estimated = { unitPrice: string; totalAmount: string; vatRate: number | null };
type TaxedHome = { meetstaatVat: MeetstaatVat; firstUseYear: number | null };

export const noPrice = 'geen prijs';

/** Asked of thousands with every key in the sheet: any digit above nothing will do. */
export function hasPrice({ unitPrice }: { unitPrice: string }): boolean {
  return /[1-9]/.test(unitPrice);
}

/** What an item comes to beside a quote or an invoice; null where it has no price. */
export function estimateWithVat(item: Estimated, home: TaxedHome, today: Day): Total | null {
  if (!hasPrice(item)) return null;
  const total = totalFromDecimal(item.totalAmount);
  if (home.meetstaatVat === 'incl') return total;
  return withVat(total, item.vatRate ?? usualRate(home.firstUseYear, today));
}

/** The same beside prices without VAT. */
export function estimateWithoutVat(item: Estimated, home: TaxedHome, today: Day): Total | null {
  if (!hasPrice(item)) return null;
  const total = totalFromDecimal(item.totalAmount);
  if (home.meetstaatVat === 'excl') return total;
  return withoutVat(total, item.vatRate ?? usualRate(home.firstUseYear, today));
}

/** Of how many items a total is, where some have no price; else nothing. */
function pricedInWords({ count, withoutPrice }: { count: number; withoutPrice: number }): string {
  return withoutPrice === 0 ? '' : `${count - withoutPrice} van ${count} met een prijs`;
}

type Totalled = { totalAmount: string };
type Eligible = Totalled & { subsidyEligible: boolean };

/** A sheet adds up thousands with every change of one: each is read from its digits once. */
const read = new WeakMap<Totalled, Total>();

function totalIn(item: Totalled): Total {
  const known = read.get(item);
  if (known !== undefined) return known;
  const total = totalFromDecimal(item.totalAmount);
  read.set(item, total);
  return total;
}

export function itemsTotal(items: readonly Totalled[]): Total {
  return totalOf(items.map(totalIn));
}

/** 'geen prijs' of what has none, for no total is of nothing. */
export function totalInWords(items: readonly (Totalled & { unitPrice: string })[]): string {
  return amountInWords(itemsTotal(items), countPriced(items));
}

export function countPriced(items: readonly { unitPrice: string }[]) {
  return { count: items.length, withoutPrice: items.filter((item) => !hasPrice(item)).length };
}

export function amountInWords(amount: Total, counts: { count: number; withoutPrice: number }): string {
  if (counts.count > 0 && counts.count === counts.withoutPrice) return noPrice;
  const words = pricedInWords(counts);
  return words === '' ? formatEuro(amount) : `${formatEuro(amount)} (${words})`;
}

export function eligibleTotal(items: readonly Eligible[]): Total {
  return itemsTotal(items.filter(({ subsidyEligible }) => subsidyEligible));
}

/** The categories that occur, in the order of the list. */
export function countByCategory(
  items: readonly { category: ItemCategory }[],
): { category: ItemCategory; count: number }[] {
  const counts = new Map<ItemCategory, number>();
  for (const { category } of items) counts.set(category, (counts.get(category) ?? 0) + 1);
  return itemCategories.flatMap((category) => {
    const count = counts.get(category);
    return count === undefined ? [] : [{ category, count }];
  });
}
