import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from '#/ui/class-names';
import { nextSort, type SortDirection } from '#/ui/table-sorting';
import { alignClass, type Column, columnWidth, pinnedClass, type TableView } from '#/ui/table-types';

export function TableHead<Row>({ columns, sort, onSort, virtual }: TableView<Row>) {
  return (
    <thead>
      <tr aria-rowindex={virtual ? 1 : undefined}>
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              aria-sort={column.sortBy && (direction ?? 'none')}
              style={{ minWidth: columnWidth(column) }}
              className={cx(
                'whitespace-nowrap border-line border-b bg-paper px-3 py-1 @max-[63rem]/rows:px-2 font-semibold text-ink-soft text-sm',
                virtual && 'sticky top-0 z-10',
                alignClass(column.align),
                pinnedClass(column, 'head'),
              )}
            >
              {column.sortBy ? (
                <SortButton
                  column={column}
                  direction={direction}
                  onClick={() => onSort(nextSort(sort, column.key))}
                />
              ) : (
                <HeaderText column={column} />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function HeaderText<Row>({ column }: { column: Column<Row> }) {
  if (column.headerCell !== undefined) return column.headerCell;
  return <span className={column.hideHeader ? 'sr-only' : 'inline-block py-1.5'}>{column.header}</span>;
}

type SortButtonProps = {
  column: Pick<Column<never>, 'header' | 'align'>;
  direction: SortDirection | undefined;
  onClick: () => void;
};

export function SortButton({ column, direction, onClick }: SortButtonProps) {
  return (
    <>
      <button
        type="button"
        onClick={onClick}
        className={cx(
          '-mx-1.5 inline-flex min-h-11 items-center gap-1 rounded-control px-1.5 font-semibold hover:text-ink md:min-h-9 print:hidden',
          direction && 'text-ink',
          column.align === 'end' && 'flex-row-reverse',
        )}
      >
        {column.header}
        <SortIcon direction={direction} />
      </button>
      {/* The words of a button are left out where the head is repeated on the next page. */}
      <span aria-hidden="true" className="hidden print:inline">
        {column.header}
      </span>
    </>
  );
}

function SortIcon({ direction }: { direction: SortDirection | undefined }) {
  switch (direction) {
    case 'ascending':
      return <ArrowUp aria-hidden="true" className="size-4 text-brick" />;
    case 'descending':
      return <ArrowDown aria-hidden="true" className="size-4 text-brick" />;
    case undefined:
      return <ChevronsUpDown aria-hidden="true" className="size-4 opacity-55" />;
  }
}
