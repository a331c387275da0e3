import type { ReactNode } from 'react';
import { contactName } from '#/core/contact-name';
import { type Day, formatDay } from '#/core/day';
import { centsFromDecimal, formatEuro } from '#/core/money';
import type { Paper } from '#/features/papers/shared/contract';
import { StoredFileLink } from '#/features/papers/shared/web/paper-file';
import type { Column } from '#/ui/table-types';

const nothing = '-';

export function numberColumn<Row>(nameOf: (row: Row) => string): Column<Row> {
  return {
    ...{ key: 'number', header: 'Nummer', role: 'title', cell: nameOf, sortBy: nameOf },
    ...{ width: '7rem', tightWidth: '6rem' },
  };
}

/** With what there is to say under the sender's name, and under the amount. */
export function contactColumn<Row extends Pick<Paper, 'contact'>>(
  below?: (row: Row) => ReactNode,
): Column<Row> {
  return {
    key: 'contact',
    header: 'Contact',
    onPhone: 'head',
    cell: (row) => <span className="block max-md:truncate">{contactName(row.contact)}</span>,
    ...(below && { below }),
    sortBy: ({ contact }) => contactName(contact),
  };
}

export function amountColumn<Row extends Pick<Paper, 'amount'>>(below: (row: Row) => ReactNode): Column<Row> {
  return {
    key: 'amount',
    header: 'Bedrag',
    align: 'end',
    cell: (row) => (
      <>
        <span className="block whitespace-nowrap">{formatEuro(centsFromDecimal(row.amount))}</span>
        {below(row)}
      </>
    ),
    sortBy: ({ amount }) => centsFromDecimal(amount),
    width: '7rem',
    tightWidth: '6.5rem',
  };
}

export function descriptionColumn<Row extends Pick<Paper, 'description'>>(): Column<Row> {
  return {
    key: 'description',
    header: 'Omschrijving',
    givesWay: 4,
    onPhone: 'fill',
    cell: ({ description }) => <span className="line-clamp-2 wrap-anywhere">{description ?? nothing}</span>,
    sortBy: ({ description }) => description,
  };
}

export function dayColumn<Row>(key: string, header: string, dayOf: (row: Row) => Day | null): Column<Row> {
  return {
    key,
    header,
    nowrap: true,
    givesWay: 2,
    cell: (row) => {
      const day = dayOf(row);
      return day ? formatDay(day) : nothing;
    },
    sortBy: dayOf,
    width: '6.75rem',
  };
}

export function fileColumn<Row extends Pick<Paper, 'file' | 'filePath'>>(): Column<Row> {
  return {
    key: 'file',
    header: 'Bestand',
    hideHeader: true,
    hideOnPhone: true,
    givesWay: 7,
    cell: ({ file, filePath }) =>
      file && filePath ? <StoredFileLink file={file} path={filePath} look="icon" /> : null,
    width: '4rem',
  };
}

export function actionsColumn<Row>(width: string, cell: (row: Row) => ReactNode): Column<Row> {
  return { key: 'actions', header: 'Acties', hideHeader: true, role: 'actions', align: 'end', cell, width };
}
