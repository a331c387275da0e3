import { type Day, formatDay } from '#/core/day';
import { type StoredFile, StoredFileLink } from '#/features/papers/web/shared/paper-file';
import type { Column } from '#/ui/table-types';

const nothing = '-';

export function descriptionColumn<Row extends { description: string | null }>(): Column<Row> {
  return {
    key: 'description',
    header: 'Omschrijving',
    cell: ({ description }) => <span className="line-clamp-2 wrap-anywhere">{description ?? nothing}</span>,
    sortBy: ({ description }) => description,
  };
}

export function dayColumn<Row>(key: string, header: string, dayOf: (row: Row) => Day | null): Column<Row> {
  return {
    key,
    header,
    nowrap: true,
    cell: (row) => {
      const day = dayOf(row);
      return day ? formatDay(day) : nothing;
    },
    sortBy: dayOf,
    width: '6.75rem',
  };
}

export function fileColumn<Row extends { file: StoredFile | null; filePath: string | null }>(): Column<Row> {
  return {
    key: 'file',
    header: 'Bestand',
    hideHeader: true,
    cell: ({ file, filePath }) =>
      file && filePath ? <StoredFileLink file={file} path={filePath} look="icon" /> : null,
    width: '4rem',
  };
}
