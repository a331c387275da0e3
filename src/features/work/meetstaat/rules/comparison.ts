import {
  centsFromDecimal,
  decimalFromCents,
  subtractTotal,
  type Total,
  totalFromDecimal,
} from '#/core/money';
import { percentageOf } from '#/core/percent';
import { quantityFromDecimal } from '#/core/quantity';
import {
  type Item,
  type ItemCategory,
  type ItemUnit,
  itemCategories,
} from '#/features/work/shared/meetstaat/contract';
import { itemsTotal } from '#/features/work/shared/meetstaat/rules/sums';
import { itemTotal } from '#/features/work/shared/meetstaat/rules/totals';
import { pairLines, type Sureness } from '#/features/work/shared/rules/pair-lines';
import { plainText } from '#/features/work/shared/rules/words';

export type PricedWork = {
  readonly category: ItemCategory;
  readonly description: string;
  readonly quantity: string;
  readonly unit: ItemUnit;
  readonly unitPrice: string;
  readonly notes?: string | null;
};

/** A row to compare with. It isn't saved, which its id shows: it is negative. */
export type ComparisonItem = PricedWork & { readonly id: number; readonly totalAmount: string };

export function toComparison(rows: readonly PricedWork[]): ComparisonItem[] {
  return rows.map(({ category, description, quantity, unit, unitPrice, notes = null }, index) => ({
    ...{ id: -1 - index, category, description, quantity, unit, unitPrice, notes },
    totalAmount: decimalFromCents(itemTotal({ quantity, unitPrice })),
  }));
}

/** A row of ours, of the other list, or of both where they are the same work. */
export type ComparedLine = {
  readonly id: string;
  readonly category: ItemCategory;
  readonly current?: Item;
  readonly other?: ComparisonItem;
  readonly sureness?: Sureness;
};

/** Ours in their own order, then what only the other list has. */
export function compareLists(current: readonly Item[], others: readonly ComparisonItem[]): ComparedLine[] {
  const { pairs, otherOnly } = pairLines(current, others);
  const partners = new Map(pairs.map((pair) => [pair.current, pair]));
  return [
    ...current.map((item): ComparedLine => {
      const pair = partners.get(item);
      const line = { id: `item ${item.id}`, category: item.category, current: item };
      return pair ? { ...line, other: pair.other, sureness: pair.sureness } : line;
    }),
    ...otherOnly.map((other) => ({ id: `other ${other.id}`, category: other.category, other })),
  ];
}

export type Difference = {
  readonly current: Total;
  readonly other: Total;
  readonly euros: Total;
  /** Of the current amount; a percentage of nothing is none. */
  readonly percent: number | undefined;
};

export function differenceOf(current: Total, other: Total): Difference {
  const euros = subtractTotal(other, current);
  const isNothing = current === 0n;
  const percent = isNothing ? (euros === 0n ? 0 : undefined) : percentageOf(Number(euros), Number(current));
  return { current, other, euros, percent };
}

function hasPrice(row: { readonly totalAmount: string } | undefined): boolean {
  return row !== undefined && totalFromDecimal(row.totalAmount) !== 0n;
}

/** Both have the work, and one of them no price for it: that is no saving and no cost. */
export function isIncomparable({ current, other }: ComparedLine): boolean {
  return current !== undefined && other !== undefined && hasPrice(current) !== hasPrice(other);
}

/** What says something about prices: of a list without any there is nothing to say. */
function comparableLines(lines: readonly ComparedLine[]): readonly ComparedLine[] {
  const others = lines.filter(({ other }) => other !== undefined);
  if (others.length > 0 && !others.some(({ other }) => hasPrice(other))) return [];
  return lines.filter((line) => !isIncomparable(line));
}

/** Only where both lists have the work, with a price, is there one to compare. */
export function lineDifference(line: ComparedLine): Difference | undefined {
  const { current, other } = line;
  return current && other && !isIncomparable(line)
    ? differenceOf(totalFromDecimal(current.totalAmount), totalFromDecimal(other.totalAmount))
    : undefined;
}

/** Replacing would change nothing. */
export function isSameOffer({ current, other }: ComparedLine): boolean {
  return (
    current !== undefined &&
    other !== undefined &&
    plainText(current.description) === plainText(other.description) &&
    current.unit === other.unit &&
    quantityFromDecimal(current.quantity) === quantityFromDecimal(other.quantity) &&
    centsFromDecimal(current.unitPrice) === centsFromDecimal(other.unitPrice)
  );
}

export type CategoryDifference = Difference & { readonly category: ItemCategory };

type Amounts = { readonly category: ItemCategory; readonly totalAmount: string };

/**
 * Of both lists in full, per category that occurs in either. A row counts where its pairing puts it, so that work which
 * the other list files elsewhere doesn't look like a saving here and a cost there.
 */
export function differencesByCategory(all: readonly ComparedLine[]): CategoryDifference[] {
  const lines = comparableLines(all);
  const current = lines.flatMap(({ category, current: item }): Amounts[] =>
    item ? [{ category, totalAmount: item.totalAmount }] : [],
  );
  const others = lines.flatMap(({ category, other }): Amounts[] =>
    other ? [{ category, totalAmount: other.totalAmount }] : [],
  );
  return itemCategories.flatMap((category) => {
    const isHere = (row: Amounts) => row.category === category;
    if (!current.some(isHere) && !others.some(isHere)) return [];
    const difference = differenceOf(itemsTotal(current.filter(isHere)), itemsTotal(others.filter(isHere)));
    return [{ category, ...difference }];
  });
}

export function totalDifference(all: readonly ComparedLine[]): Difference {
  const lines = comparableLines(all);
  const current = itemsTotal(lines.flatMap(({ current: item }) => (item ? [item] : [])));
  const other = itemsTotal(lines.flatMap((line) => (line.other ? [line.other] : [])));
  return differenceOf(current, other);
}

export type Direction = 'higher' | 'lower' | 'same';

export function directionOf(euros: Total): Direction {
  if (euros === 0n) return 'same';
  return euros > 0 ? 'higher' : 'lower';
}
