import { formatEuro } from '#/core/money';
import { type Covered, coverageFigures, sumCovered } from '#/features/work/meetstaat/rules/coverage-sum';
import type { Item } from '#/features/work/shared/meetstaat/contract';
import { amountInWords } from '#/features/work/shared/meetstaat/rules/priced';
import { countPriced, totalInWords } from '#/features/work/shared/meetstaat/rules/sums';

/** By the key of the column that it is the sum of. */
export type TotalLine = { label: string; figures: readonly { key: string; words: string }[] };

/** Of the project whatever is searched for, and of what was found in a line of its own. */
export function totalLines(
  items: readonly Item[],
  rows: readonly Item[],
  covered: Covered | undefined,
): TotalLine[] {
  const isAll = rows.length === items.length;
  const found = 'Totaal van deze selectie';
  // What covers the whole project stands above it, with its picture.
  if (covered) return isAll ? [] : [{ label: found, figures: coverageOf(rows, covered) }];
  return [
    ...(isAll ? [] : [line(found, rows)]),
    line('Totaal project', items),
    line(
      'Waarvan in aanmerking voor premie',
      items.filter(({ subsidyEligible }) => subsidyEligible),
    ),
  ];
}

function line(label: string, items: readonly Item[]): TotalLine {
  return { label, figures: [{ key: 'total', words: totalInWords(items) }] };
}

function coverageOf(items: readonly Item[], covered: Covered): TotalLine['figures'] {
  const sum = sumCovered(items, covered);
  return coverageFigures.map((key) => ({
    key,
    words: key === 'estimated' ? amountInWords(sum[key], countPriced(items)) : formatEuro(sum[key]),
  }));
}
