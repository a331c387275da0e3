import type { ReactNode } from 'react';
import { contactName } from '#/core/contact-name';
import { type Day, formatDay } from '#/core/day';
import { centsFromDecimal, formatEuro } from '#/core/money';
import type { Paper } from '#/features/papers/shared/contract';
import { StoredFileLink } from '#/features/papers/shared/web/paper-file';
import { type Column, nothing } from '#/ui/table-types';
import { VisuallyHidden } from '#/ui/visually-hidden';

type Titling<Row> = { titleOf: (row: Row) => string; numberOf: (row: Row) => string | null };

/** Who sent it opens it; who only hears the name is told what it is about as well. */
export function contactColumn<Row extends Pick<Paper, 'contact'>>(
  { titleOf, numberOf }: Titling<Row>,
  below?: (row: Row) => ReactNode,
): Column<Row> {
  return {
    key: 'contact',
    header: 'Contact',
    role: 'title',
    cell: (row) => {
      const firm = contactName(row.contact);
      const number = numberOf(row);
      return (
        <>
          {firm}
          <VisuallyHidden>
            {titleOf(row).slice(firm.length)}
            {number !== null && `, ${number}`}
          </VisuallyHidden>
        </>
      );
    },
    ...(below && { below }),
    sortBy: ({ contact }) => contactName(contact),
    least: '11.25rem',
  };
}

export function numberColumn<Row>(numberOf: (row: Row) => string | null): Column<Row> {
  return {
    key: 'number',
    header: 'Nummer',
    onPhone: 'plain',
    givesWay: 10,
    foldsInto: 'contact',
    cell: (row) => numberOf(row) ?? nothing,
    sortBy: numberOf,
    width: '7rem',
    tightWidth: '6.25rem',
  };
}

export function amountColumn<Row extends Pick<Paper, 'amount'>>(below: (row: Row) => ReactNode): Column<Row> {
  return {
    key: 'amount',
    header: 'Bedrag',
    align: 'end',
    cell: (row) => (
      <span className="max-md:flex max-md:flex-row-reverse max-md:flex-wrap max-md:items-baseline max-md:gap-x-2">
        <span className="block whitespace-nowrap">{formatEuro(centsFromDecimal(row.amount))}</span>
        {below(row)}
      </span>
    ),
    sortBy: ({ amount }) => centsFromDecimal(amount),
    width: '7rem',
    tightWidth: '6.25rem',
  };
}

export function descriptionColumn<Row extends Pick<Paper, 'description'>>(): Column<Row> {
  return {
    key: 'description',
    header: 'Omschrijving',
    givesWay: 7,
    foldsInto: 'contact',
    onPhone: 'line',
    cell: ({ description }) =>
      description ? <span className="line-clamp-3 wrap-anywhere">{description}</span> : nothing,
    sortBy: ({ description }) => description,
    least: '13.5rem',
  };
}

export function dayColumn<Row>(
  { key, header, shortHeader }: Pick<Column<Row>, 'key' | 'header' | 'shortHeader'>,
  dayOf: (row: Row) => Day | null,
): Column<Row> {
  return {
    key,
    header,
    ...(shortHeader !== undefined && { shortHeader }),
    nowrap: true,
    givesWay: 4,
    foldsInto: 'status',
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
    onPhone: 'corner',
    givesWay: 3,
    foldsInto: 'amount',
    cell: ({ file, filePath }) =>
      file && filePath ? (
        <span className="-mx-2 -my-2 inline-flex">
          <StoredFileLink file={file} path={filePath} look="icon" />
        </span>
      ) : (
        nothing
      ),
    width: '3.25rem',
  };
}

export function actionsColumn<Row>(width: string, cell: (row: Row) => ReactNode): Column<Row> {
  return { key: 'actions', header: 'Acties', hideHeader: true, role: 'actions', align: 'end', cell, width };
}

/** What else the menu of a row holds, one press away where there is room. */
export function shortcutsColumn<Row>(width: string, cell: (row: Row) => ReactNode): Column<Row> {
  return {
    key: 'shortcuts',
    header: 'Snel',
    hideHeader: true,
    hideOnPhone: true,
    align: 'end',
    givesWay: 9,
    cell: (row) => (
      <span className="-my-2 -mr-3 flex justify-end text-ink-soft *:size-9! *:text-inherit">{cell(row)}</span>
    ),
    width,
  };
}
