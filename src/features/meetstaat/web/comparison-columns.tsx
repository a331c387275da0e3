import { centsFromDecimal } from '#/core/money';
import { type ComparedLine, lineDifference } from '#/features/meetstaat/rules/comparison';
import {
  type ComparisonActions,
  LineAction,
  NoMatch,
  RowTotal,
  SurenessBadge,
  Work,
} from '#/features/meetstaat/web/comparison-cells';
import { DifferenceAmount, DifferencePercent } from '#/features/meetstaat/web/difference';
import type { Column } from '#/ui/table-types';

type LineColumn = Column<ComparedLine>;

const notOurs = 'Niet in uw meetstaat';
const noMatch = 'Geen match';

const sureness: LineColumn = {
  key: 'sureness',
  header: 'Overeenkomst',
  width: '10.5rem',
  cell: (line) => <SurenessBadge sureness={line.sureness} />,
};

const category: LineColumn = {
  key: 'category',
  header: 'Categorie',
  width: '8rem',
  cell: (line) => line.category,
  sortBy: (line) => line.category,
};

/** `actions` is left out for who may only read. */
export function sideBySideColumns(actions: ComparisonActions | undefined): LineColumn[] {
  return [
    category,
    {
      key: 'current',
      header: 'Huidige meetstaat',
      role: 'title',
      width: '20rem',
      cell: (line) => <Work row={line.current} without={notOurs} />,
      sortBy: (line) => line.current?.description ?? null,
    },
    {
      key: 'other',
      header: 'Vergelijking',
      width: '20rem',
      cell: (line) => <Work row={line.other} without={noMatch} />,
      sortBy: (line) => line.other?.description ?? null,
    },
    sureness,
    ...actionColumn(actions),
  ];
}

export function differenceColumns(actions: ComparisonActions | undefined): LineColumn[] {
  return [
    category,
    {
      key: 'description',
      header: 'Omschrijving',
      role: 'title',
      width: '16rem',
      cell: (line) => <span className="line-clamp-3">{(line.current ?? line.other)?.description}</span>,
      sortBy: (line) => (line.current ?? line.other)?.description ?? null,
    },
    {
      key: 'current',
      header: 'Huidige prijs',
      align: 'end',
      width: '8.5rem',
      cell: ({ current }) => (current ? <RowTotal row={current} /> : <NoMatch>{notOurs}</NoMatch>),
      sortBy: ({ current }) => (current ? centsFromDecimal(current.totalAmount) : null),
    },
    {
      key: 'other',
      header: 'Vergelijking',
      align: 'end',
      width: '8.5rem',
      cell: ({ other }) => (other ? <RowTotal row={other} /> : <NoMatch>{noMatch}</NoMatch>),
      sortBy: ({ other }) => (other ? centsFromDecimal(other.totalAmount) : null),
    },
    {
      key: 'euros',
      header: 'Verschil',
      align: 'end',
      width: '9.5rem',
      cell: (line) => {
        const difference = lineDifference(line);
        return difference ? <DifferenceAmount euros={difference.euros} /> : '–';
      },
      sortBy: (line) => lineDifference(line)?.euros ?? null,
    },
    {
      key: 'percent',
      header: 'Procent',
      align: 'end',
      width: '6.5rem',
      cell: (line) => {
        const difference = lineDifference(line);
        return difference ? <DifferencePercent {...difference} /> : '–';
      },
      sortBy: (line) => lineDifference(line)?.percent ?? null,
    },
    sureness,
    ...actionColumn(actions),
  ];
}

function actionColumn(actions: ComparisonActions | undefined): LineColumn[] {
  if (!actions) return [];
  return [
    {
      key: 'action',
      header: 'Actie',
      hideHeader: true,
      align: 'end',
      width: '8rem',
      cell: (line) => <LineAction line={line} actions={actions} />,
    },
  ];
}
