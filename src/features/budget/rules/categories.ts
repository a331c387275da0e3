import { compareMoney, type Total, totalOf, zeroTotal } from '#/core/money';
import type { InvoiceLine, QuoteLine } from '#/features/budget/rules/figures';
import type { subsidyTypeNames } from '#/features/premies/contract';

type SubsidyTypeName = (typeof subsidyTypeNames)[number];

/**
 * Quotes and invoices are filed by the kinds of work of the premiums, items of the meetstaat by their own categories.
 * An item that is eligible names its kind itself; for the others only these say it beyond doubt.
 */
const kindOfItems: Partial<Record<string, SubsidyTypeName>> = {
  Sanitair: 'Sanitair en elektriciteit',
  Loodgieter: 'Sanitair en elektriciteit',
  Elektra: 'Sanitair en elektriciteit',
  Ramen: 'Ramen en deuren',
  Deuren: 'Ramen en deuren',
  Dakwerk: 'Dakisolatie en dakwerken',
};

const otherWork: SubsidyTypeName = 'Andere werken';

export type ItemLine = { category: string; subsidyType: string | null; amount: Total };

export type CategoryMoney = {
  name: string;
  /** What the meetstaat foresees, what accepted quotes promised, what was asked, what was paid. */
  budgeted: Total;
  committed: Total;
  invoiced: Total;
  paid: Total;
};

type Filed<Line> = Line & { category: string | null };

export type MoneyLines = {
  items: readonly ItemLine[];
  quotes: readonly Filed<QuoteLine>[];
  invoices: readonly Filed<InvoiceLine>[];
};

type Stage = Exclude<keyof CategoryMoney, 'name'>;

/** Where the money goes: the largest category first, empty ones left out. */
export function moneyPerCategory({ items, quotes, invoices }: MoneyLines): CategoryMoney[] {
  const categories = new Map<string, CategoryMoney>();
  const add = (name: string, stage: Stage, amount: Total) => {
    const category = categories.get(name) ?? emptyCategory(name);
    category[stage] = totalOf([category[stage], amount]);
    categories.set(name, category);
  };
  for (const item of items) {
    add(item.subsidyType ?? kindOfItems[item.category] ?? otherWork, 'budgeted', item.amount);
  }
  for (const { category, isAccepted, amount } of quotes) {
    if (isAccepted) add(category ?? otherWork, 'committed', amount);
  }
  for (const { category, amount, paid } of invoices) {
    add(category ?? otherWork, 'invoiced', amount);
    add(category ?? otherWork, 'paid', paid);
  }
  return [...categories.values()]
    .filter(({ budgeted, committed, invoiced, paid }) =>
      [budgeted, committed, invoiced, paid].some((sum) => sum !== 0n),
    )
    .sort((a, b) => compareMoney(largestOf(b), largestOf(a)) || a.name.localeCompare(b.name, 'nl'));
}

function emptyCategory(name: string): CategoryMoney {
  return { name, budgeted: zeroTotal, committed: zeroTotal, invoiced: zeroTotal, paid: zeroTotal };
}

export function largestOf({ budgeted, committed, invoiced, paid }: CategoryMoney): Total {
  return [committed, invoiced, paid].reduce((most, each) => (each > most ? each : most), budgeted);
}
