import { type ClipboardEvent, Fragment, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { Covered } from '#/features/work/meetstaat/rules/coverage-sum';
import { itemSorts } from '#/features/work/meetstaat/web/item-sorts';
import { useItemsRoom } from '#/features/work/meetstaat/web/narrow';
import { SelectionBar } from '#/features/work/meetstaat/web/sheet/selection-bar';
import { rowHeightOf, sheetColumns, underLines } from '#/features/work/meetstaat/web/sheet/sheet-columns';
import { SheetGroup } from '#/features/work/meetstaat/web/sheet/sheet-group';
import { SheetHead } from '#/features/work/meetstaat/web/sheet/sheet-head';
import { SheetRow } from '#/features/work/meetstaat/web/sheet/sheet-row';
import { SheetTotals } from '#/features/work/meetstaat/web/sheet/sheet-totals';
import { useDrawnRows } from '#/features/work/meetstaat/web/sheet/use-drawn-rows';
import { useRowsInSight } from '#/features/work/meetstaat/web/sheet/use-rows-in-sight';
import { useSheet } from '#/features/work/meetstaat/web/sheet/use-sheet';
import { useSheetLines } from '#/features/work/meetstaat/web/sheet/use-sheet-lines';
import { useSheetWrites } from '#/features/work/meetstaat/web/sheet/use-sheet-writes';
import type { MeetstaatAddress } from '#/features/work/meetstaat/web/use-meetstaat-address';
import type { Item } from '#/features/work/shared/meetstaat/contract';
import { usePrinting } from '#/ui/use-printing';

export type SheetProps = {
  projectId: number;
  caption: string;
  items: readonly Item[];
  search: string;
  address: MeetstaatAddress;
  /** Given where the columns say what covers each item. */
  covered: Covered | undefined;
  /** Left out for who may only read. */
  onOpen: ((item: Item) => void) | undefined;
  /** In place of rows where nothing was found. */
  empty: ReactNode;
};

const headHeight = 40;
const opensNothing = () => undefined;

/** The meetstaat: every cell is typed in where it stands. */
export function Sheet(props: SheetProps) {
  const { projectId, caption, search, address, covered, onOpen, empty } = props;
  const { category, onlyOpen, grouped, folded, toggleFold, sort, setSort } = address;
  const mayChange = onOpen !== undefined;
  const isCovering = covered !== undefined;
  const room = useItemsRoom();
  const printing = usePrinting();
  const shown = useMemo(() => sheetColumns({ room, isCovering, mayChange }), [room, isCovering, mayChange]);
  const under = useMemo(
    () => underLines({ room, isCovering, isGrouped: grouped }),
    [room, isCovering, grouped],
  );
  const rowHeight = rowHeightOf(under);
  const sorts = useMemo(() => itemSorts(covered), [covered]);
  const writes = useSheetWrites(projectId, props.items);
  const { items } = writes;
  const { lines, places, rows } = useSheetLines(items, {
    ...{ search, category, openIn: onlyOpen ? covered : undefined, grouped, folded, sort, sorts },
    hasNew: mayChange,
  });
  const scroller = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const { first, last, reveal, page } = useRowsInSight(scroller, lines.length, { rowHeight, headHeight });
  const sheet = useSheet({
    ...{ lines, places, rows, columns: shown, covered, mayChange, writes, page, onReveal: reveal },
    ...{ onOpen: onOpen ?? opensNothing, onFold: toggleFold, isSorted: sort !== null },
    base: { category: category || rows.at(-1)?.category || 'Algemeen', unit: 'st' },
  });
  const { at, range, isLed } = sheet;
  const inSight = printing ? { first: 0, last: lines.length - 1 } : { first, last };
  const drawn = useDrawnRows(lines, { ...inSight, at: at.row });
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
        aria-label={caption}
        className="relative max-h-[max(18rem,calc(100dvh-21rem))] overflow-auto [contain:content] [overflow-anchor:none] max-xl:max-h-[max(18rem,calc(100dvh-24rem))] print:max-h-none print:overflow-visible print:[contain:none]"
      >
        {rows.length === 0 ? (
          empty
        ) : (
          <table
            ref={table}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is worked in is a grid
            role="grid"
            aria-label={caption}
            aria-multiselectable={mayChange}
            aria-readonly={mayChange ? undefined : true}
            aria-rowcount={lines.length + 1}
            onKeyDown={sheet.onKeyDown}
            onCopy={onCopy}
            onPaste={onPaste}
            className="w-full min-w-[32rem] table-fixed border-separate border-spacing-0 text-[0.9375rem]"
          >
            <SheetHead
              columns={shown}
              room={room}
              sorts={sorts}
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
                const shared = { index, columns: shown, actions: sheet.actions };
                return (
                  <Fragment key={slot}>
                    <Gap
                      height={(index - (drawn[place - 1]?.index ?? -1) - 1) * rowHeight}
                      columns={shown.length}
                    />
                    {line.kind === 'group' ? (
                      <SheetGroup
                        {...shared}
                        line={line}
                        height={rowHeight}
                        covered={covered}
                        hasCursor={isAt}
                        isFolded={folded.has(line.label)}
                      />
                    ) : (
                      <SheetRow
                        {...shared}
                        line={line}
                        under={under}
                        covered={line.kind === 'row' ? covered?.get(line.row.id) : undefined}
                        mayChange={mayChange}
                        cursor={isAt ? at.column : -1}
                        from={isIn ? range.left : -1}
                        to={isIn ? range.right : -2}
                        isMarked={line.kind === 'row' && sheet.marked.has(line.row.id)}
                        editing={isAt ? sheet.editing : undefined}
                        draft={line.kind === 'new' ? sheet.draft : undefined}
                      />
                    )}
                  </Fragment>
                );
              })}
              <Gap
                height={(lines.length - 1 - Math.max(inSight.last, at.row)) * rowHeight}
                columns={shown.length}
              />
            </tbody>
          </table>
        )}
      </section>
      <div className="sticky bottom-0 z-10 bg-paper print:static">
        <p id="sheet-error" role="alert" className="px-4 text-danger empty:hidden not-empty:py-2">
          {sheet.problem}
        </p>
        {mayChange && sheet.selected.length > 0 && (
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
          covered={covered}
          mayChange={mayChange}
          isSaving={writes.isSaving}
          hasHint={!isCovering && sheet.selected.length === 0}
        />
      </div>
    </>
  );
}

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height }} className="p-0" />
    </tr>
  );
}
