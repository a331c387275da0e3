import { ChevronDown, ChevronRight } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import type { Item, ItemChanges } from '#/features/work/meetstaat/contract';
import { CellEditor, type Editing, type Leave } from '#/features/work/meetstaat/web/sheet/cell-editor';
import {
  isNumber,
  isTick,
  isTyped,
  type SheetColumn,
} from '#/features/work/meetstaat/web/sheet/sheet-columns';
import { contentOf, titleOf } from '#/features/work/meetstaat/web/sheet/sheet-content';
import type { SheetLine } from '#/features/work/meetstaat/web/sheet/use-sheet-lines';
import { subtotal } from '#/features/work/meetstaat/web/subtotal';
import { cx } from '#/ui/class-names';

export const rowHeight = 38;

/** The same functions for as long as the sheet is there: a row is only drawn again for what it shows. */
export type SheetActions = {
  press: (id: string, column: number, isMore: boolean) => void;
  edit: (id: string, column: number) => void;
  tick: (item: Item, column: 'includedInLoan' | 'subsidyEligible') => void;
  mark: (item: Item) => void;
  open: (item: Item) => void;
  fold: (label: string) => void;
  type: (text: string) => void;
  commit: (text: string, leave: Leave) => void;
  cancel: () => void;
  markAll: (on: boolean) => void;
};

type SheetRowProps = {
  line: SheetLine;
  index: number;
  columns: readonly SheetColumn[];
  actions: SheetActions;
  /** The column of the cursor where that is in this row. */
  cursor: number;
  /** The columns of the selection where that is in this row. */
  from: number;
  to: number;
  isMarked: boolean;
  isFolded: boolean;
  /** Of the cell under the cursor. */
  editing: Editing | undefined;
  /** What was typed so far of a new item. */
  draft: ItemChanges | undefined;
};

/** Few elements and no layer of its own for any: some two hundred cells change with a page. */
const cell = 'h-[38px] border-line border-r border-b px-2 last:border-r-0 -outline-offset-2';
const words = 'overflow-clip text-ellipsis whitespace-nowrap';
const looks: Readonly<Record<'typed' | 'number' | 'total' | 'drawn', string>> = {
  typed: cx(cell, words),
  number: cx(cell, words, 'text-right tabular-nums'),
  total: cx(cell, words, 'text-right font-semibold tabular-nums'),
  drawn: cx(cell, 'text-center'),
};

function lookOf(column: SheetColumn): string {
  if (column === 'total') return looks.total;
  if (isNumber(column)) return looks.number;
  return isTyped(column) ? looks.typed : looks.drawn;
}

function columnOf({ target }: MouseEvent): number {
  return target instanceof Element ? (target.closest('td')?.cellIndex ?? 0) : 0;
}

/** In the cell that is being typed in a press moves the caret, and nothing else. */
function isTyping({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('input, textarea') !== null;
}

/** A finger has no Enter and no second click. */
function isTap(event: MouseEvent): boolean {
  const { nativeEvent } = event;
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch' && !isTyping(event);
}

function Row(props: SheetRowProps) {
  const { line, index, columns, actions, cursor, from, to, isMarked, editing } = props;
  if (line.kind === 'group') return <GroupRow {...props} line={line} />;
  const hasUnits = columns.includes('unit');
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={line.kind === 'row' ? isMarked : undefined}
      data-record={line.kind === 'row' ? `items:${line.id}` : undefined}
      onMouseDown={(event) => {
        if (event.button === 0 && !isTyping(event)) actions.press(line.id, columnOf(event), event.shiftKey);
      }}
      onDoubleClick={(event) => !isTyping(event) && actions.edit(line.id, columnOf(event))}
      onClick={(event) => {
        clickCell(line, columns[columnOf(event)], actions);
        if (isTap(event)) actions.edit(line.id, columnOf(event));
      }}
      className={cx('group', isMarked && 'bg-brick-soft/60', line.kind === 'new' && 'text-ink-soft')}
      style={{ height: rowHeight }}
    >
      {columns.map((column, at) => {
        const isEdited = at === cursor && editing !== undefined && isTyped(column);
        const look = isEdited ? cx(cell, 'relative') : lookOf(column);
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid it is a gridcell
          <td
            key={column}
            aria-readonly={column === 'total' ? true : undefined}
            aria-label={
              column === 'edit' && line.kind === 'row' ? `Bewerken: ${line.row.description}` : undefined
            }
            title={isEdited ? undefined : titleOf(line, column)}
            tabIndex={at === cursor ? 0 : -1}
            data-cursor={at === cursor || undefined}
            className={at >= from && at <= to ? cx(look, 'bg-sky-soft') : look}
          >
            {isEdited ? (
              <CellEditor
                key={`${line.id} ${column}`}
                field={column}
                editing={editing}
                onType={actions.type}
                onCommit={actions.commit}
                onCancel={actions.cancel}
              />
            ) : (
              contentOf({ line, column, isMarked, draft: props.draft, hasUnits })
            )}
          </td>
        );
      })}
    </tr>
  );
}

function clickCell(line: SheetLine, column: SheetColumn | undefined, actions: SheetActions): void {
  if (line.kind !== 'row' || !column) return;
  if (isTick(column)) actions.tick(line.row, column);
  else if (column === 'mark') actions.mark(line.row);
  else if (column === 'edit') actions.open(line.row);
}

function GroupRow(props: SheetRowProps & { line: Extract<SheetLine, { kind: 'group' }> }) {
  const { line, index, columns, actions, cursor, isFolded } = props;
  const Icon = isFolded ? ChevronRight : ChevronDown;
  return (
    <tr aria-rowindex={index + 2} aria-expanded={!isFolded} style={{ height: rowHeight }}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys of all its cells */}
      <td
        colSpan={columns.length}
        tabIndex={cursor >= 0 ? 0 : -1}
        data-cursor={cursor >= 0 || undefined}
        onMouseDown={() => actions.press(line.id, 0, false)}
        onClick={() => actions.fold(line.label)}
        className="cursor-pointer border-line border-b bg-sunken px-2 -outline-offset-2"
      >
        <span className="flex items-center justify-between gap-4">
          <span className="flex items-center gap-1.5 font-display font-semibold">
            <Icon aria-hidden="true" className="size-[1.125rem] text-ink-soft" />
            {line.label}
          </span>
          <span className="text-ink-soft tabular-nums">{subtotal(line.rows)}</span>
        </span>
      </td>
    </tr>
  );
}

export const SheetRow = memo(Row);
