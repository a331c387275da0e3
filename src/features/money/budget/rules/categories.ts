import { compareMoney, type Total, totalOf, zeroTotal } from '#/core/money';
import type { MoneyItem } from '#/core/money-facts';
import type { InvoiceLine, QuoteLine } from '#/features/money/budget/rules/figures';
import { type MoneyLine, moneyLine } from '#/features/money/budget/rules/line';
import { otherWork } from '#/features/work/shared/rules/kind-of-work';

type ItemLine = Pick<MoneyItem, 'work' | 'estimate'>;

/** The budget of a category is what the meetstaat foresees for it, with VAT as all the rest. */
export type CategoryMoney = { name: string; line: MoneyLine };

type Filed<Line> = Line & { category: string | null };

export type MoneyLines = {
  items: readonly ItemLine[];
  quotes: readonly Filed<QuoteLine>[];
  invoices: readonly Filed<InvoiceLine>[];
};

type Group = { items: ItemLine[]; quotes: QuoteLine[]; invoices: InvoiceLine[] };

/** Where the money goes: the largest category first, empty ones left out. */
export function moneyPerCategory({ items, quotes, invoices }: MoneyLines): CategoryMoney[] {
  const groups = new Map<string, Group>();
  const groupOf = (name: string): Group => {
    const group = groups.get(name) ?? { items: [], quotes: [], invoices: [] };
    groups.set(name, group);
    return group;
  };
  for (const item of items) groupOf(item.work).items.push(item);
  for (const quote of quotes) groupOf(quote.category ?? otherWork).quotes.push(quote);
  for (const invoice of invoices) groupOf(invoice.category ?? otherWork).invoices.push(invoice);
  return [...groups]
    .map(([name, group]) => ({
      name,
      line: moneyLine(totalOf(group.items.map(({ estimate }) => estimate ?? zeroTotal)), group),
    }))
    .filter(({ line: { budget, committed, invoiced, paid } }) =>
      [budget, committed, invoiced, paid].some((sum) => sum !== 0n),
    )
    .sort((a, b) => compareMoney(largestOf(b.line), largestOf(a.line)) || a.name.localeCompare(b.name, 'nl'));
}

function largestOf({ budget, committed, invoiced, paid }: MoneyLine): Total {
  return [committed, invoiced, paid].reduce((most, each) => (each > most ? each : most), budget);
}
