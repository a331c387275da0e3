import { type ClipboardEvent, Fragment, useLayoutEffect, useMemo, useRef } from 'react';
import type { Item } from '#/features/work/meetstaat/contract';
import { useItemsRoom } from '#/features/work/meetstaat/web/narrow';
import { SelectionBar } from '#/features/work/meetstaat/web/sheet/selection-bar';
import { sheetColumns } from '#/features/work/meetstaat/web/sheet/sheet-columns';
import { SheetHead } from '#/features/work/meetstaat/web/sheet/sheet-head';
import { rowHeight, SheetRow } from '#/features/work/meetstaat/web/sheet/sheet-row';
import { SheetTotals } from '#/features/work/meetstaat/web/sheet/sheet-totals';
import { useDrawnRows } from '#/features/work/meetstaat/web/sheet/use-drawn-rows';
import { useRowsInSight } from '#/features/work/meetstaat/web/sheet/use-rows-in-sight';
import { useSheet } from '#/features/work/meetstaat/web/sheet/use-sheet';
import { useSheetLines } from '#/features/work/meetstaat/web/sheet/use-sheet-lines';
import { useSheetWrites } from '#/features/work/meetstaat/web/sheet/use-sheet-writes';
import type { MeetstaatAddress } from '#/features/work/meetstaat/web/use-meetstaat-address';

export type SheetProps = {
  projectId: number;
  items: readonly Item[];
  search: string;
  address: MeetstaatAddress;
  onOpen: (item: Item) => void;
};

const headHeight = 40;

/** The meetstaat as a sheet: every cell is typed in where it stands. */
export function Sheet({ projectId, items: read, search, address, onOpen }: SheetProps) {
  const { category, grouped, folded, toggleFold, sort, setSort } = address;
  const room = useItemsRoom();
  const shown = useMemo(() => sheetColumns(room), [room]);
  const asked = { search, category, grouped, folded, sort };
  const writes = useSheetWrites(projectId, read);
  const { items } = writes;
  const { lines, places, rows } = useSheetLines(items, asked);
  const scroller = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const { first, last, reveal, page } = useRowsInSight(scroller, lines.length, { rowHeight, headHeight });
  const sheet = useSheet({
    ...{ lines, places, rows, columns: shown, writes, page, onReveal: reveal, onOpen, onFold: toggleFold },
    base: { category: category || rows.at(-1)?.category || 'Algemeen', unit: 'st' },
    isSorted: sort !== null,
  });
  const { at, range, isLed } = sheet;
  const drawn = useDrawnRows(lines, { first, last, at: at.row });
  // Rows may come and go above the cell that one is in.
  useLayoutEffect(() => {
    if (table.current?.contains(document.activeElement)) reveal(at.row);
  }, [at.row, reveal]);
  useLayoutEffect(() => {
    if (!isLed.current || sheet.editing) return;
    isLed.current = false;
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
  return (
    <>
      <section
        ref={scroller}
        aria-label="Meetstaat als blad"
        className="relative max-h-[max(18rem,calc(100dvh-20.5rem))] max-xl:max-h-[max(18rem,calc(100dvh-24rem))] overflow-auto [contain:content] [overflow-anchor:none]"
      >
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is worked in is a grid
          role="grid"
          aria-label="Meetstaat"
          aria-multiselectable="true"
          aria-rowcount={lines.length + 1}
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
            onMarkAll={sheet.actions.markAll}
          />
          <tbody>
            {drawn.map(({ index, line, slot }, place) => {
              const isIn = sheet.hasRange && index >= range.top && index <= range.bottom;
              const isAt = index === at.row;
              return (
                <Fragment key={slot}>
                  <Gap rows={index - (drawn[place - 1]?.index ?? -1) - 1} columns={shown.length} />
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
            <Gap rows={lines.length - 1 - Math.max(last, at.row)} columns={shown.length} />
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

function Gap({ rows, columns }: { rows: number; columns: number }) {
  if (rows <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height: rows * rowHeight }} className="p-0" />
    </tr>
  );
}
