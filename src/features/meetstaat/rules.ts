import { type Cents, centsFromDecimal, priceTimes, sumCents } from '#/core/money';
import { quantityFromDecimal } from '#/core/quantity';
import { type ItemCategory, itemCategories } from '#/features/meetstaat/contract';

/** One line of a house never costs a billion: a larger total is a slip of the keyboard, and sums stay exact. */
const maxItemTotal = 99_999_999_999 as Cents;
export const totalTooLarge = 'Hoeveelheid maal prijs is te groot: een item kost hoogstens € 999.999.999,99.';

export type Priced = { quantity: string; unitPrice: string };

/** Asked before the total is computed: a product of the largest price and quantity is no safe number at all. */
export function totalFits({ quantity, unitPrice }: Priced): boolean {
  const product = BigInt(centsFromDecimal(unitPrice)) * BigInt(quantityFromDecimal(quantity));
  return product <= BigInt(maxItemTotal) * 1000n;
}

export function itemTotal({ quantity, unitPrice }: Priced): Cents {
  return priceTimes(centsFromDecimal(unitPrice), quantityFromDecimal(quantity));
}

type Totalled = { totalAmount: string };
type Eligible = Totalled & { subsidyEligible: boolean };
type Categorised = Totalled & { category: ItemCategory };

export function itemsTotal(items: readonly Totalled[]): Cents {
  return sumCents(items.map(({ totalAmount }) => centsFromDecimal(totalAmount)));
}

export function eligibleTotal(items: readonly Eligible[]): Cents {
  return itemsTotal(items.filter(({ subsidyEligible }) => subsidyEligible));
}

export type CategoryTotal = { category: ItemCategory; count: number; total: Cents };

/** The categories that occur, in the order of the list. */
export function totalsByCategory(items: readonly Categorised[]): CategoryTotal[] {
  const members = new Map<ItemCategory, Categorised[]>();
  for (const item of items) {
    const known = members.get(item.category);
    if (known) known.push(item);
    else members.set(item.category, [item]);
  }
  return itemCategories.flatMap((category) => {
    const own = members.get(category);
    return own ? [{ category, count: own.length, total: itemsTotal(own) }] : [];
  });
}
