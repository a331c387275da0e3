import type { Day } from '#/core/day';
import { centsFromDecimal, lineTotal, maxCents, type Total, totalFromDecimal } from '#/core/money';
import { quantityFromDecimal } from '#/core/quantity';
import type { MeetstaatVat } from '#/features/work/shared/home/contract';
import { type ItemCategory, itemCategories } from '#/features/work/shared/meetstaat/contract';
import { hasPrice } from '#/features/work/shared/meetstaat/rules/priced';
import { itemsTotal, type Totalled } from '#/features/work/shared/meetstaat/rules/sums';
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

export function eligibleTotal(items: readonly (Totalled & { subsidyEligible: boolean })[]): Total {
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
