import { useMemo } from 'react';
import { formatEuro } from '#/core/money';
import {
  type CategoryDifference,
  type ComparedLine,
  differencesByCategory,
  directionOf,
  totalDifference,
} from '#/features/work/meetstaat/rules/comparison';
import { DifferenceAmount, DifferencePercent } from '#/features/work/meetstaat/web/difference';
import { Card, CardHeader } from '#/ui/card';
import { cx } from '#/ui/class-names';
import { DataTable } from '#/ui/table';
import type { Column } from '#/ui/table-types';

/** A bar chart that is its own table: the bars are drawn in a column that only eyes need. */
export function CategoryDifferences({ lines }: { lines: readonly ComparedLine[] }) {
  const rows = useMemo(() => differencesByCategory(lines), [lines]);
  const total = useMemo(() => totalDifference(lines), [lines]);
  const columns = useMemo(() => columnsFor(rows), [rows]);
  return (
    <Card padding="none" className="mt-5">
      <CardHeader
        title="Verschil per categorie"
        text="Rechts van de lijn is de vergelijking duurder dan uw meetstaat, links goedkoper."
        className="px-4 pt-4 md:px-5"
      />
      <DataTable
        caption="Verschil per categorie"
        columns={columns}
        rows={rows}
        getRowId={({ category }) => category}
        footer={[
          {
            key: 'total',
            cells: {
              category: 'Totaal',
              current: formatEuro(total.current),
              other: formatEuro(total.other),
              euros: <DifferenceAmount euros={total.euros} />,
              percent: <DifferencePercent {...total} />,
            },
          },
        ]}
      />
    </Card>
  );
}

function columnsFor(rows: readonly CategoryDifference[]): Column<CategoryDifference>[] {
  const largest = Math.max(1, ...rows.map(({ euros }) => Math.abs(Number(euros))));
  return [
    { key: 'category', header: 'Categorie', role: 'title', width: '9rem', cell: ({ category }) => category },
    {
      key: 'current',
      header: 'Huidig',
      align: 'end',
      width: '9rem',
      cell: ({ current }) => formatEuro(current),
    },
    {
      key: 'other',
      header: 'Vergelijking',
      align: 'end',
      width: '9rem',
      cell: ({ other }) => formatEuro(other),
    },
    {
      key: 'euros',
      header: 'Verschil',
      align: 'end',
      width: '10rem',
      cell: ({ euros }) => <DifferenceAmount euros={euros} />,
    },
    {
      key: 'percent',
      header: 'Procent',
      align: 'end',
      width: '6rem',
      cell: (row) => <DifferencePercent {...row} />,
    },
    {
      key: 'bar',
      header: 'Grafiek',
      hideHeader: true,
      cell: ({ euros }) => <Bar euros={euros} largest={largest} />,
    },
  ];
}

function Bar({ euros, largest }: { euros: CategoryDifference['euros']; largest: number }) {
  const share = (Math.abs(Number(euros)) / largest) * 50;
  const direction = directionOf(euros);
  return (
    <span aria-hidden="true" className="relative block h-4 w-full min-w-32 rounded-sm bg-sunken">
      <span className="absolute inset-y-0 left-1/2 w-px bg-line-strong" />
      {direction !== 'same' && (
        <span
          style={{ width: `max(2px, ${share}%)` }}
          className={cx(
            'absolute inset-y-0.5',
            direction === 'higher' ? 'left-1/2 rounded-r-sm bg-danger' : 'right-1/2 rounded-l-sm bg-moss',
          )}
        />
      )}
    </span>
  );
}
