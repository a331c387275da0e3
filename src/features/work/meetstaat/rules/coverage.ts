import {
  centsFromDecimal,
  decimalFromCents,
  type Money,
  type Total,
  totalFromDecimal,
  totalOf,
  zeroTotal,
} from '#/core/money';
import { type ItemCategory, itemCategories } from '#/features/work/meetstaat/contract';
import type { Coverage, CoveredItem } from '#/features/work/meetstaat/coverage-contract';
import { type SpreadLine, spreadBy, spreadOverCategories } from '#/features/work/shared/rules/spread';

export type { Coverage };

type Estimated = { readonly id: number; readonly category: ItemCategory; readonly totalAmount: string };
type Paper = { readonly amount: string; readonly lines: readonly SpreadLine[] };
/** Offered, agreed, or asked to be paid. */
export type CoverPaper = Paper & {
  readonly stage: 'offered' | 'agreed' | 'billed';
  readonly paid: string | null;
};

type Covered = { accepted?: Total; best?: Total; invoiced: Total; paid: Total };

/** What is estimated, quoted, asked and paid of each item, by the lines that are about it and as the budget spreads them. */
export function coverageOf(items: readonly Estimated[], papers: readonly CoverPaper[]): Coverage {
  const names = new Map(items.map(({ id }) => [id, String(id)]));
  const found = new Map<string, Covered>();
  const at = (name: string): Covered => {
    const known = found.get(name) ?? { invoiced: zeroTotal, paid: zeroTotal };
    found.set(name, known);
    return known;
  };
  for (const quote of papers.filter(({ stage }) => stage !== 'billed')) {
    for (const { category, amount } of sharesOf(quote, names)) {
      if (category === null) continue;
      const item = at(category);
      if (quote.stage === 'agreed') item.accepted = totalOf([item.accepted ?? zeroTotal, amount]);
      else if (item.best === undefined || amount < item.best) item.best = amount;
    }
  }
  for (const invoice of papers.filter(({ stage }) => stage === 'billed')) {
    const shares = sharesOf(invoice, names);
    const paid = spreadBy(
      invoice.paid === null ? zeroTotal : totalFromDecimal(invoice.paid),
      shares.map(({ amount }) => amount),
    );
    shares.forEach(({ category, amount }, index) => {
      if (category === null) return;
      const item = at(category);
      item.invoiced = totalOf([item.invoiced, amount]);
      item.paid = totalOf([item.paid, paid[index] ?? zeroTotal]);
    });
  }
  const covered = items.map((item) => ({ item, covered: found.get(String(item.id)) }));
  return {
    items: covered.map(({ item, covered: own }) => writeItem(item, own)),
    categories: itemCategories.flatMap((category) => {
      const own = covered.filter(({ item }) => item.category === category);
      return own.length === 0 ? [] : [{ category, ...sumUp(own) }];
    }),
    total: sumUp(covered),
  };
}

function sharesOf({ amount, lines }: Paper, names: ReadonlyMap<number, string>) {
  return spreadOverCategories({ category: null, amount: centsFromDecimal(amount), lines }, names);
}

function quotedOf(covered: Covered | undefined): Total | undefined {
  return covered?.accepted ?? covered?.best;
}

function writeItem({ id, totalAmount }: Estimated, covered: Covered | undefined): CoveredItem {
  const quoted = quotedOf(covered);
  return {
    itemId: id,
    estimated: totalAmount,
    quoted: quoted === undefined ? null : decimalFromCents(quoted),
    quotedAs: quoted === undefined ? null : covered?.accepted === undefined ? 'best' : 'accepted',
    invoiced: decimalFromCents(covered?.invoiced ?? zeroTotal),
    paid: decimalFromCents(covered?.paid ?? zeroTotal),
  };
}

function sumUp(rows: readonly { item: Estimated; covered: Covered | undefined }[]) {
  const quoted = rows.flatMap(({ covered }) => quotedOf(covered) ?? []);
  const sum = (amounts: readonly Money[]) => decimalFromCents(totalOf(amounts));
  return {
    count: rows.length,
    withoutQuote: rows.length - quoted.length,
    estimated: sum(rows.map(({ item }) => totalFromDecimal(item.totalAmount))),
    quoted: quoted.length === 0 ? null : sum(quoted),
    invoiced: sum(rows.map(({ covered }) => covered?.invoiced ?? zeroTotal)),
    paid: sum(rows.map(({ covered }) => covered?.paid ?? zeroTotal)),
  };
}
