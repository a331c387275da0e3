import { useVirtualizer } from '@tanstack/react-virtual';
import { type ClipboardEvent, Fragment, useLayoutEffect, useMemo, useRef } from 'react';
import type { Item } from '#/features/meetstaat/contract';
import { useItemsRoom } from '#/features/meetstaat/web/narrow';
import { SelectionBar } from '#/features/meetstaat/web/sheet/selection-bar';
import { sheetColumns } from '#/features/meetstaat/web/sheet/sheet-columns';
import { SheetHead } from '#/features/meetstaat/web/sheet/sheet-head';
import { rowHeight, SheetRow } from '#/features/meetstaat/web/sheet/sheet-row';
import { SheetTotals } from '#/features/meetstaat/web/sheet/sheet-totals';
import { useSheet } from '#/features/meetstaat/web/sheet/use-sheet';
import { useSheetLines } from '#/features/meetstaat/web/sheet/use-sheet-lines';
import { useSheetWrites } from '#/features/meetstaat/web/sheet/use-sheet-writes';
import type { MeetstaatAddress } from '#/features/meetstaat/web/use-meetstaat-address';

export type SheetProps = {
  projectId: number;
  items: readonly Item[];
  search: string;
  address: MeetstaatAddress;
  onOpen: (item: Item) => void;
};

const headHeight = 40;

/** The meetstaat as a sheet: every cell is typed in where it stands. */
export function Sheet({ projectId, items, search, address, onOpen }: SheetProps) {
  const { category, grouped, folded, toggleFold, sort, setSort } = address;
  const room = useItemsRoom();
  const shown = useMemo(() => sheetColumns(room), [room]);
  const asked = { search, category, grouped, folded, sort };
  const { lines, places, rows } = useSheetLines(items, asked);
  const writes = useSheetWrites(projectId);
  const scroller = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const sheet = useSheet({
    ...{ lines, places, rows, columns: shown, writes, onOpen, onFold: toggleFold },
    base: { category: category || rows.at(-1)?.category || 'Algemeen', unit: 'st' },
    isSorted: sort !== null,
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 400) / rowHeight) - 2),
  });
  const { at, range, isLed } = sheet;
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => lines[index]?.id ?? index,
    initialRect: { width: 1024, height: 640 },
    overscan: 3,
    scrollPaddingStart: headHeight,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      const inSight = Array.from({ length: to - from + 1 }, (_, index) => from + index);
      // The cell that has the focus stays in the page wherever it is scrolled to.
      return at.row < from ? [at.row, ...inSight] : at.row > to ? [...inSight, at.row] : inSight;
    },
  });
  useLayoutEffect(() => {
    if (!isLed.current || sheet.editing) return;
    isLed.current = false;
    virtualizer.scrollToIndex(at.row, { align: 'auto' });
    const cell = table.current?.querySelector<HTMLElement>('[data-cursor]');
    cell?.focus({ preventScroll: true });
    const frame = scroller.current;
    if (cell && frame && frame.scrollWidth > frame.clientWidth) {
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  });
  const onCopy = (event: ClipboardEvent) => {
    if (sheet.editing) return;
    event.clipboardData.setData('text/plain', sheet.copy());
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (sheet.editing) return;
    sheet.paste(event.clipboardData.getData('text/plain'));
    event.preventDefault();
  };
  let end = 0;
  const gapBefore = (start: number, size: number) => {
    const gap = start - end;
    end = start + size;
    return gap > 0 && <Gap height={gap} columns={shown.length} />;
  };
  return (
    <>
      <section
        ref={scroller}
        aria-label="Meetstaat als blad"
        className="relative max-h-[max(18rem,calc(100dvh-20.5rem))] max-xl:max-h-[max(18rem,calc(100dvh-24rem))] overflow-auto [contain:content]"
      >
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is worked in is a grid
          role="grid"
          aria-label="Meetstaat"
          aria-multiselectable="true"
          aria-rowcount={lines.length + 1}
          aria-colcount={shown.length}
          onKeyDown={sheet.onKeyDown}
          onCopy={onCopy}
          onPaste={onPaste}
          className="w-full min-w-[31rem] table-fixed border-separate border-spacing-0 text-[0.9375rem]"
        >
          <SheetHead
            columns={shown}
            room={room}
            sort={sort}
            onSort={setSort}
            marked={sheet.marked.size}
            count={rows.length}
            onMarkAll={sheet.markAll}
          />
          <tbody>
            {virtualizer.getVirtualItems().map(({ index, key, start, size }) => {
              const line = lines[index];
              if (!line) return null;
              const isIn = sheet.hasRange && index >= range.top && index <= range.bottom;
              const isAt = index === at.row;
              return (
                <Fragment key={key}>
                  {gapBefore(start, size)}
                  <SheetRow
                    line={line}
                    index={index}
                    columns={shown}
                    actions={sheet.actions}
                    cursor={isAt ? at.column : -1}
                    from={isIn ? range.left : -1}
                    to={isIn ? range.right : -2}
                    isMarked={line.kind === 'row' && sheet.marked.has(line.row.id)}
                    isFolded={line.kind === 'group' && folded.has(line.label)}
                    editing={isAt ? sheet.editing : undefined}
                    draft={line.kind === 'new' ? sheet.draft : undefined}
                  />
                </Fragment>
              );
            })}
            {gapBefore(virtualizer.getTotalSize(), 0)}
          </tbody>
        </table>
      </section>
      <div className="sticky bottom-0 z-10 bg-paper">
        <p id="sheet-error" role="alert" className="px-4 text-danger empty:hidden not-empty:py-2">
          {sheet.problem}
        </p>
        {sheet.selected.length > 0 && (
          <SelectionBar
            items={sheet.selected}
            onMove={sort === null ? sheet.move : undefined}
            onChange={sheet.changeSelected}
            onRemove={sheet.removeSelected}
            onClear={sheet.clear}
          />
        )}
        <SheetTotals
          items={items}
          rows={rows}
          isSaving={writes.isSaving}
          hasHint={sheet.selected.length === 0}
        />
      </div>
    </>
  );
}

function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height }} className="p-0" />
    </tr>
  );
}
