import { type ReactNode, useMemo, useState } from 'react';
import { TableCards } from '#/ui/table-cards';
import { arrangeLines } from '#/ui/table-lines';
import { TableRows } from '#/ui/table-rows';
import type { Sort } from '#/ui/table-sorting';
import type { Column, FooterRow } from '#/ui/table-types';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';
import { usePrinting } from '#/ui/use-printing';

export type DataTableProps<Row> = {
  /** Read to screen readers as the name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The kind of record that its rows are; left out where they are none. */
  kind?: string;
  getRowId: (row: Row) => string | number;
  /** Give sort and onSortChange to hold the sorting yourself; else it is kept inside, starting at defaultSort. */
  sort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
  defaultSort?: Sort | null;
  groupBy?: (row: Row) => string;
  groupSummary?: (rows: readonly Row[]) => ReactNode;
  /** Give both to let groups fold; which are folded is yours to keep. */
  folded?: ReadonlySet<string>;
  onFold?: (label: string) => void;
  footer?: readonly FooterRow[];
  /** The title column becomes a button for it; a click elsewhere in the row does the same. */
  onRowClick?: (row: Row) => void;
  empty?: ReactNode;
  cardsOnPhone?: boolean;
  /** With more rows than this, only those in sight are in the page; on paper all of them are. */
  virtualAbove?: number;
};

const noFooter: readonly FooterRow[] = [];

export function DataTable<Row>({
  caption,
  columns,
  rows,
  kind,
  getRowId,
  sort: givenSort,
  onSortChange,
  defaultSort = null,
  groupBy,
  groupSummary,
  folded,
  onFold,
  footer = noFooter,
  onRowClick,
  empty,
  cardsOnPhone = true,
  virtualAbove = 100,
}: DataTableProps<Row>) {
  const onPhone = useMediaQuery(phoneQuery);
  const printing = usePrinting();
  const [ownSort, setOwnSort] = useState(defaultSort);
  const sort = givenSort === undefined ? ownSort : givenSort;
  const lines = useMemo(
    () => arrangeLines({ rows, getRowId, columns, sort, groupBy, folded }),
    [rows, getRowId, columns, sort, groupBy, folded],
  );
  if (rows.length === 0 && empty !== undefined) return empty;

  const Shape = onPhone && cardsOnPhone && !printing ? TableCards : TableRows;
  return (
    <Shape
      caption={caption}
      kind={kind}
      columns={columns}
      lines={lines}
      sort={sort}
      onSort={(next) => {
        setOwnSort(next);
        onSortChange?.(next);
      }}
      footer={footer}
      groupSummary={groupSummary}
      folded={folded}
      onFold={onFold}
      onRowClick={onRowClick}
      virtual={rows.length > virtualAbove && !printing}
    />
  );
}
