import type { Day } from '#/core/day';
import type { QuoteStatus } from '#/features/papers/shared/quotes/contract';
import { effectiveQuoteStatus } from '#/features/papers/shared/quotes/rules/quote';
import { otherWork } from '#/features/work/shared/rules/kind-of-work';

type Compared = {
  readonly id: number;
  readonly category: string | null;
  readonly status: QuoteStatus;
  readonly validUntil: string | null;
};

export type Comparison = { readonly category: string; readonly ids: readonly number[] };

/** As the address says it; null: it doesn't. */
export type Asked = { readonly work: string | null; readonly ids: readonly number[] | null };

/** Of a link that names quotes those, with their kind of work where they are all for one; else the work with most. */
export function askedComparison(quotes: readonly Compared[], { work, ids }: Asked, today: Day): Comparison {
  if (ids === null) return comparisonOf(quotes, work ?? workWithMostQuotes(quotes, today));
  const named = quotes.filter(({ id }) => ids.includes(id));
  return { category: work ?? workOf(named), ids: named.map(({ id }) => id) };
}

function workOf(quotes: readonly Compared[]): string {
  const [category = '', ...others] = new Set(quotes.map((quote) => quote.category ?? ''));
  return others.length === 0 ? category : '';
}

/** All of a work, also what was turned down or has lapsed: what they asked says what the others are worth. */
function comparisonOf(quotes: readonly Compared[], category: string): Comparison {
  const own = quotes.filter((quote) => category !== '' && quote.category === category);
  return { category, ids: own.map(({ id }) => id) };
}

type Counted = { readonly work: string; readonly count: number; readonly toAnswer: number };

/** None where no work has two. Quotes under 'Andere werken' are seldom for one work, so that one comes last. */
function workWithMostQuotes(quotes: readonly Compared[], today: Day): string {
  const works = [...new Set(quotes.flatMap(({ category }) => category ?? []))];
  const [best] = works
    .map((work): Counted => {
      const own = quotes.filter(({ category }) => category === work);
      const toAnswer = own.filter((quote) => effectiveQuoteStatus(quote, today) === 'pending');
      return { work, count: own.length, toAnswer: toAnswer.length };
    })
    .filter(({ count }) => count > 1)
    .sort(
      (one, other) =>
        Number(one.work === otherWork) - Number(other.work === otherWork) ||
        other.count - one.count ||
        other.toAnswer - one.toAnswer,
    );
  return best?.work ?? '';
}
