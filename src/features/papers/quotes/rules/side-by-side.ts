import { type Total, totalFromDecimal, totalOf, zeroTotal } from '#/core/money';
import type { PaperLine } from '#/features/papers/shared/contract';
import { lowestQuotes } from '#/features/papers/shared/quotes/rules/quote';
import { type Placed, pairPlaced, placedLines } from '#/features/papers/shared/rules/placed-lines';

type Compared = { readonly id: number; readonly lines: readonly PaperLine[] };

/** What one quote says of one work; nothing where it doesn’t speak of it. */
export type ComparedLine = { readonly line: PaperLine; readonly net: Total | null };

export type ComparedRow = {
  readonly key: string;
  readonly description: string;
  /** By the id of the quote. */
  readonly cells: ReadonlyMap<number, ComparedLine>;
  /** A work that most of them have, or that stands in the meetstaat: who doesn’t have it lacks it. */
  readonly isExpected: boolean;
};

export type SideBySide = {
  readonly rows: readonly ComparedRow[];
  /** Of those that have lines: what they ask for what all of them have, without VAT. */
  readonly likeForLike: ReadonlyMap<number, Total>;
  /** Those that have a price for all that is expected. */
  readonly complete: ReadonlySet<number>;
};

function cellOf(line: PaperLine): ComparedLine {
  return { line, net: line.net === null ? null : totalFromDecimal(line.net) };
}

type Draft = { first: PaperLine; cells: Map<number, ComparedLine> };

/** The lines of several quotes for the same work, aligned with each other. Those without lines stay out of it. */
export function sideBySide(quotes: readonly Compared[]): SideBySide {
  const detailed = quotes.filter((quote) => placedLines(quote).length > 0);
  const drafts: Draft[] = [];
  for (const quote of detailed) {
    const known: Placed[] = drafts.map(({ first }, at) => ({ line: first, at }));
    const { pairs, alone } = pairPlaced(placedLines(quote), known);
    for (const { ours, quoted } of pairs) drafts[quoted.at]?.cells.set(quote.id, cellOf(ours.line));
    for (const { line } of alone) drafts.push({ first: line, cells: new Map([[quote.id, cellOf(line)]]) });
  }
  const rows = drafts.map(({ first, cells }, at): ComparedRow => {
    const isInMeetstaat = [...cells.values()].some(({ line }) => line.itemId !== null);
    const isExpected = isInMeetstaat || cells.size * 2 >= detailed.length;
    return { key: String(at), description: first.description, cells, isExpected };
  });
  const hasPrice = (row: ComparedRow, id: number) => (row.cells.get(id)?.net ?? null) !== null;
  const shared = rows.filter((row) => detailed.every(({ id }) => hasPrice(row, id)));
  return {
    rows,
    likeForLike: new Map(
      detailed.map(({ id }) => [id, totalOf(shared.map(({ cells }) => cells.get(id)?.net ?? zeroTotal))]),
    ),
    complete: new Set(
      detailed
        .filter(({ id }) => rows.every((row) => !row.isExpected || hasPrice(row, id)))
        .map(({ id }) => id),
    ),
  };
}

type Priced = Parameters<typeof lowestQuotes>[0][number];

/** Among whom the cheapest is sought: where any has lines, only those that leave nothing out. */
function eligibleForTrophy<Quote extends Compared>(quotes: readonly Quote[]): readonly Quote[] {
  const { likeForLike, complete } = sideBySide(quotes);
  return likeForLike.size === 0 ? quotes : quotes.filter(({ id }) => complete.has(id));
}

/** Whose price is the lowest. One alone that is complete has won from nobody: it has to be below the others as well. */
export function winners(quotes: readonly (Compared & Priced)[]): ReadonlySet<number> {
  const rivals = eligibleForTrophy(quotes);
  const lowest = lowestQuotes(rivals);
  if (rivals.length !== 1) return lowest;
  return new Set([...lowestQuotes(quotes)].filter((id) => lowest.has(id)));
}
