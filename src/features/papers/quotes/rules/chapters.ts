import { type Total, totalFromDecimal, totalOf, zeroTotal } from '#/core/money';
import type { PaperLine } from '#/features/papers/shared/contract';
import { isCounted } from '#/features/papers/shared/rules/lines';
import { type ItemCategory, itemCategories } from '#/features/work/shared/meetstaat/contract';
import { type Items, type Shares, sharesOf, withCovered } from '#/features/work/shared/rules/shares';

type Compared = {
  readonly id: number;
  readonly amount: string;
  readonly lines: readonly PaperLine[];
  readonly coversItemIds: readonly number[];
};

/** With VAT; null: it has no price. */
export type ChapterItem = {
  readonly id: number;
  readonly category: ItemCategory;
  readonly estimate: Total | null;
};

/** What one quote asks of a chapter, with VAT, or why that isn't known. */
export type ChapterBar = {
  readonly quoteId: number;
  readonly asked: Total | 'no line' | 'no price' | 'only an option';
  /** Items that another of them has a line for, and this one hasn't. */
  readonly lacking: number;
};

export type Chapter = {
  readonly category: ItemCategory;
  /** Of the items that at least one of them is about. */
  readonly estimate: Total;
  readonly itemCount: number;
  readonly withoutEstimate: number;
  readonly bars: readonly ChapterBar[];
};

export type Chapters = {
  readonly chapters: readonly Chapter[];
  /** What each asks that is on no item, of those that have linked lines. */
  readonly rest: ReadonlyMap<number, Total>;
  readonly estimate: Total;
};

type QuoteShares = {
  readonly quoteId: number;
  readonly shares: Shares;
  readonly isAbout: ReadonlySet<number>;
  readonly options: ReadonlySet<number>;
};

/** The quotes beside each other by the categories of the meetstaat, as far as their lines are linked to it. */
export function chaptersOf(quotes: readonly Compared[], items: readonly ChapterItem[]): Chapters {
  const known: Items = new Map(
    items.map(({ id, category, estimate }) => [id, { id, work: category, estimate, isComplete: false }]),
  );
  const linked = quotes.map((quote) => tell(quote, known)).filter(({ shares }) => shares.byItem.size > 0);
  const chapters = itemCategories.flatMap((category) => {
    const own = items.filter(
      (item) => item.category === category && linked.some(({ isAbout }) => isAbout.has(item.id)),
    );
    return own.length === 0 ? [] : [chapterOf(category, own, linked)];
  });
  return {
    chapters,
    rest: new Map(
      linked.flatMap(({ quoteId, shares }) => (shares.rest === 0n ? [] : [[quoteId, shares.rest]])),
    ),
    estimate: totalOf(chapters.map(({ estimate }) => estimate)),
  };
}

function tell({ id, amount, lines, coversItemIds }: Compared, known: Items): QuoteShares {
  const idsOf = (some: readonly PaperLine[]) =>
    some.flatMap(({ itemId }) => (itemId !== null && known.has(itemId) ? itemId : []));
  const shares = sharesOf({ amount: totalFromDecimal(amount), lines }, known);
  return {
    quoteId: id,
    shares: withCovered(shares, coversItemIds, known),
    isAbout: new Set([...idsOf(lines.filter(isCounted)), ...coversItemIds.filter((each) => known.has(each))]),
    options: new Set(idsOf(lines.filter(({ kind }) => kind === 'option'))),
  };
}

function chapterOf(
  category: ItemCategory,
  items: readonly ChapterItem[],
  quotes: readonly QuoteShares[],
): Chapter {
  return {
    category,
    estimate: totalOf(items.map(({ estimate }) => estimate ?? zeroTotal)),
    itemCount: items.length,
    withoutEstimate: items.filter(({ estimate }) => estimate === null).length,
    bars: quotes.map((quote) => ({
      quoteId: quote.quoteId,
      asked: askedOf(quote, items),
      lacking: items.filter(({ id }) => !quote.isAbout.has(id)).length,
    })),
  };
}

function askedOf(
  { shares, isAbout, options }: QuoteShares,
  items: readonly ChapterItem[],
): ChapterBar['asked'] {
  const parts = items.flatMap(({ id }) => shares.byItem.get(id) ?? []);
  if (parts.length > 0) return totalOf(parts);
  if (items.some(({ id }) => isAbout.has(id))) return 'no price';
  return items.some(({ id }) => options.has(id)) ? 'only an option' : 'no line';
}

/** Most papers are rounded with a line of a few cents: half a per cent of a quote is worth a chapter of its own. */
export function restMatters({ rest }: Chapters, quotes: readonly Compared[]): boolean {
  return quotes.some(({ id, amount }) => {
    const own = rest.get(id) ?? zeroTotal;
    return (own < 0n ? -own : own) * 200n > totalFromDecimal(amount);
  });
}
