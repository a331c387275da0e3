import {
  type ComparedLine,
  isIncomparable,
  lineDifference,
} from '#/features/work/meetstaat/rules/comparison';
import {
  type ComparisonActions,
  LineAction,
  NoMatch,
  RowTotal,
  SurenessBadge,
  Work,
} from '#/features/work/meetstaat/web/comparison-cells';
import { DifferenceAmount, DifferencePercent } from '#/features/work/meetstaat/web/difference';
import { type Column, nothing } from '#/ui/table-types';

type LineColumn = Column<ComparedLine>;

const notOurs = 'Niet in uw meetstaat';
const noMatch = 'Geen match';

const sureness: LineColumn = {
  key: 'sureness',
  header: 'Overeenkomst',
  width: '9.75rem',
  givesWay: 2,
  foldsInto: 'other',
  cell: ({ sureness }) => (sureness ? <SurenessBadge sureness={sureness} /> : nothing),
};

const category: LineColumn = {
  key: 'category',
  header: 'Categorie',
  width: '7rem',
  givesWay: 1,
  cell: (line) => line.category,
  sortBy: (line) => line.category,
};

/** `actions` is left out for who may only read. */
export function sideBySideColumns(actions: ComparisonActions | undefined): LineColumn[] {
  return [
    { ...category, foldsInto: 'current' },
    {
      key: 'current',
      header: 'Huidige meetstaat',
      role: 'title',
      cell: (line) => <Work side="Huidige meetstaat" row={line.current} without={notOurs} />,
      sortBy: (line) => line.current?.description ?? null,
    },
    {
      key: 'other',
      header: 'Vergelijking',
      cell: (line) => <Work side="Vergelijking" row={line.other} without={noMatch} />,
      sortBy: (line) => line.other?.description ?? null,
    },
    sureness,
    ...actionColumn(actions),
  ];
}

export function differenceColumns(actions: ComparisonActions | undefined): LineColumn[] {
  return [
    { ...category, foldsInto: 'description' },
    {
      key: 'description',
      header: 'Omschrijving',
      role: 'title',
      cell: (line) => <span className="line-clamp-3">{(line.current ?? line.other)?.description}</span>,
      sortBy: (line) => (line.current ?? line.other)?.description ?? null,
    },
    {
      key: 'current',
      header: 'Huidige prijs',
      align: 'end',
      width: '7.75rem',
      cell: ({ current }) => (current ? <RowTotal row={current} /> : <NoMatch>{notOurs}</NoMatch>),
      sortBy: ({ current }) => (current ? Number(current.totalAmount) : null),
    },
    {
      key: 'other',
      header: 'Vergelijking',
      align: 'end',
      width: '7.75rem',
      cell: ({ other }) => (other ? <RowTotal row={other} /> : <NoMatch>{noMatch}</NoMatch>),
      sortBy: ({ other }) => (other ? Number(other.totalAmount) : null),
    },
    {
      key: 'difference',
      header: 'Verschil',
      align: 'end',
      width: '8.5rem',
      cell: (line) => <LineDifference line={line} />,
      sortBy: (line) => {
        const euros = lineDifference(line)?.euros;
        return euros === undefined ? null : Number(euros);
      },
    },
    sureness,
    ...actionColumn(actions),
  ];
}

function LineDifference({ line }: { line: ComparedLine }) {
  const difference = lineDifference(line);
  if (isIncomparable(line)) return <NoMatch>niet vergelijkbaar</NoMatch>;
  if (!difference) return nothing;
  return (
    <span className="flex flex-col items-end">
      <DifferenceAmount euros={difference.euros} />
      <DifferencePercent {...difference} />
    </span>
  );
}

function actionColumn(actions: ComparisonActions | undefined): LineColumn[] {
  if (!actions) return [];
  return [
    {
      key: 'action',
      header: 'Actie',
      hideHeader: true,
      pinned: true,
      align: 'end',
      width: '8.25rem',
      cell: (line) => line.other && <LineAction line={line} other={line.other} actions={actions} />,
    },
  ];
}
