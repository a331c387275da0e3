import type { Total } from '#/core/money';
import type { Item } from '#/features/work/meetstaat/contract';
import { type Covered, coverageFigures, sumCovered } from '#/features/work/meetstaat/rules/coverage-sum';
import { eligibleTotal, itemsTotal } from '#/features/work/meetstaat/rules/totals';

/** By the key of the column that it is the sum of. */
export type TotalLine = { label: string; figures: readonly { key: string; total: Total }[] };

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
    ...(isAll ? [] : [line(found, itemsTotal(rows))]),
    line('Totaal project', itemsTotal(items)),
    line('Waarvan in aanmerking voor premie', eligibleTotal(items)),
  ];
}

function line(label: string, total: Total): TotalLine {
  return { label, figures: [{ key: 'total', total }] };
}

function coverageOf(items: readonly Item[], covered: Covered): TotalLine['figures'] {
  const sum = sumCovered(items, covered);
  return coverageFigures.map((key) => ({ key, total: sum[key] }));
}
