import { type Total, totalFromDecimal, totalOf } from '#/core/money';
import type { Coverage } from '#/features/work/meetstaat/coverage-contract';
import type { ItemCategory } from '#/features/work/shared/meetstaat/contract';

export type CoverageBar = {
  /** Null of the whole project. */
  readonly category: ItemCategory | null;
  readonly count: number;
  readonly withoutQuote: number;
  readonly withoutPrice: number;
  readonly estimated: Total;
  readonly accepted: Total;
  /** What was accepted, and the lowest offer for the rest. */
  readonly quoted: Total;
  readonly invoiced: Total;
  readonly paid: Total;
};

type Item = { readonly id: number; readonly category: ItemCategory };

/** How far each category is, the whole project first. */
export function coverageBars(coverage: Coverage, items: readonly Item[]): CoverageBar[] {
  const categoryOf = new Map(items.map(({ id, category }) => [id, category]));
  const acceptedIn = (category: ItemCategory | null) =>
    totalOf(
      coverage.items.flatMap(({ itemId, quoted, quotedAs }) =>
        quotedAs === 'accepted' &&
        quoted !== null &&
        (category === null || categoryOf.get(itemId) === category)
          ? totalFromDecimal(quoted)
          : [],
      ),
    );
  const bar = (category: ItemCategory | null, figures: Coverage['total']): CoverageBar => ({
    category,
    count: figures.count,
    withoutQuote: figures.withoutQuote,
    withoutPrice: figures.withoutPrice,
    estimated: totalFromDecimal(figures.estimated),
    accepted: acceptedIn(category),
    quoted: totalFromDecimal(figures.quoted ?? '0.00'),
    invoiced: totalFromDecimal(figures.invoiced),
    paid: totalFromDecimal(figures.paid),
  });
  return [bar(null, coverage.total), ...coverage.categories.map((figures) => bar(figures.category, figures))];
}
