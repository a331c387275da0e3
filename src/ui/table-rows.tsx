import { useMemo, useState } from 'react';
import { cx } from '#/ui/class-names';
import { fitColumns } from '#/ui/fit-columns';
import { foldColumns } from '#/ui/fold-columns';
import { TableHead } from '#/ui/table-head';
import { TableLine } from '#/ui/table-line';
import {
  alignClass,
  type Column,
  columnWidth,
  isPinned,
  pinnedClass,
  type TableView,
} from '#/ui/table-types';
import { TableVirtualBody } from '#/ui/table-virtual-body';
import { useMoreToTheRight } from '#/ui/use-more-to-the-right';
import { usePrinting } from '#/ui/use-printing';
import { useRoom } from '#/ui/use-room';

export function TableRows<Row>(given: TableView<Row>) {
  const { caption, lines, footer, virtual } = given;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const room = useRoom(scroller);
  const printing = usePrinting();
  const columns = useMemo(
    () => foldColumns(given.columns, fitColumns(given.columns, printing ? undefined : room)),
    [given.columns, room, printing],
  );
  const view = { ...given, columns };
  useMoreToTheRight(scroller);
  return (
    <section
      ref={setScroller}
      aria-label={caption}
      // Otherwise the keyboard can't scroll it.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable
      tabIndex={0}
      className={cx(
        // The hidden words for screen readers are placed by it; else they would make the page as wide as the table.
        'group/scroller @container/rows relative overflow-x-auto -outline-offset-2 print:overflow-visible',
        virtual && 'max-h-[max(20rem,75dvh)] overflow-y-auto',
      )}
    >
      <table
        aria-rowcount={virtual ? lines.length + 1 + footer.length : undefined}
        style={virtual ? { minWidth: roomFor(columns) } : undefined}
        className={cx('w-full border-separate border-spacing-0 text-[0.9375rem]', virtual && 'table-fixed')}
      >
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          {columns.map((column) => (
            <col
              key={column.key}
              style={{ width: column.width }}
              className={cx(isPinned(column) && 'print:hidden')}
            />
          ))}
        </colgroup>
        <TableHead {...view} />
        {virtual ? (
          <TableVirtualBody view={view} scroller={scroller} />
        ) : (
          <tbody>
            {lines.map((line) => (
              <TableLine key={line.id} line={line} view={view} />
            ))}
          </tbody>
        )}
        {footer.length > 0 && <TableFoot view={view} />}
      </table>
    </section>
  );
}

/** Fixed columns would take all there is on a narrow screen and leave nothing for those without a width. */
function roomFor(columns: readonly Pick<Column<never>, 'width' | 'least' | 'role'>[]): string {
  return `calc(${columns.map(columnWidth).join(' + ')})`;
}

function TableFoot<Row>({ view }: { view: TableView<Row> }) {
  const { columns, footer, lines, virtual } = view;
  return (
    <tfoot className={cx(virtual && 'sticky bottom-0')}>
      {footer.map((row, index) => (
        <tr key={row.key} aria-rowindex={virtual ? lines.length + 2 + index : undefined}>
          {columns.map((column) => (
            <td
              key={column.key}
              className={cx(
                'border-line-strong border-t bg-paper px-3 py-3 font-semibold',
                alignClass(column.align),
                pinnedClass(column, 'foot'),
              )}
            >
              {row.cells[column.key]}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}
