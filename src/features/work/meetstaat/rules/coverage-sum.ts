import { type Total, totalFromDecimal, totalOf } from '#/core/money';
import type { CoveredItem } from '#/features/work/meetstaat/coverage-contract';

/** By the id of the item. */
export type Covered = ReadonlyMap<number, CoveredItem>;

export const coverageFigures = ['estimated', 'quoted', 'invoiced', 'paid'] as const;
export type CoverageFigure = (typeof coverageFigures)[number];

export type CoverageSum = Readonly<Record<CoverageFigure, Total>> & { readonly withoutQuote: number };

/** Of the items that are shown; one that was added a moment ago has no figures yet. */
export function sumCovered(items: readonly { readonly id: number }[], covered: Covered): CoverageSum {
  const own = items.flatMap(({ id }) => covered.get(id) ?? []);
  const sum = (figure: CoverageFigure) =>
    totalOf(own.map((each) => totalFromDecimal(each[figure] ?? '0.00')));
  return {
    estimated: sum('estimated'),
    quoted: sum('quoted'),
    invoiced: sum('invoiced'),
    paid: sum('paid'),
    withoutQuote: own.filter(({ quotedAs }) => quotedAs === null).length,
  };
}
