import { type MouseEvent, memo } from 'react';
import type { CoveredItem } from '#/features/work/meetstaat/coverage-contract';
import { tickedWords } from '#/features/work/meetstaat/rules/sheet-cells';
import { euro } from '#/features/work/meetstaat/web/covered-content';
import { CellEditor, type Editing, type Leave } from '#/features/work/meetstaat/web/sheet/cell-editor';
import {
  columnName,
  isCovered,
  isNumber,
  isTick,
  isTool,
  isTyped,
  rowHeightOf,
  type SheetColumn,
  type UnderLines,
} from '#/features/work/meetstaat/web/sheet/sheet-columns';
import { contentOf, titleOf } from '#/features/work/meetstaat/web/sheet/sheet-content';
import type { SheetLine } from '#/features/work/meetstaat/web/sheet/use-sheet-lines';
import type { Item, ItemChanges } from '#/features/work/shared/meetstaat/contract';
import { cx } from '#/ui/class-names';
import { nothing } from '#/ui/table-types';

/** The same functions for as long as the sheet is there: a row is only drawn again for what it shows. */
export type SheetActions = {
  press: (id: string, column: number, isMore: boolean) => void;
  edit: (id: string, column: number) => void;
  tick: (item: Item, column: 'includedInLoan' | 'subsidyEligible') => void;
  mark: (item: Item) => void;
  open: (item: Item) => void;
  remove: (item: Item) => void;
  fold: (label: string) => void;
  type: (text: string) => void;
  commit: (text: string, leave: Leave) => void;
  cancel: () => void;
  markAll: (on: boolean) => void;
};

type CellLine = Exclude<SheetLine, { kind: 'group' }>;

type SheetRowProps = {
  line: CellLine;
  index: number;
  columns: readonly SheetColumn[];
  under: UnderLines;
  covered: CoveredItem | undefined;
  mayChange: boolean;
  actions: SheetActions;
  /** The column of the cursor where that is in this row. */
  cursor: number;
  /** The columns of the selection where that is in this row. */
  from: number;
  to: number;
  isMarked: boolean;
  /** Of the cell under the cursor. */
  editing: Editing | undefined;
  /** What was typed so far of a new item. */
  draft: ItemChanges | undefined;
};

/** Few elements and no layer of its own for any: some two hundred cells change with a page. */
const frame = 'border-line border-r border-b py-0 last:border-r-0 -outline-offset-2';
const cell = cx(frame, 'px-2');
const words = 'overflow-clip text-ellipsis whitespace-nowrap';
const looks: Readonly<Record<'typed' | 'number' | 'total' | 'drawn' | 'tool', string>> = {
  typed: cx(cell, words),
  number: cx(cell, words, 'text-right tabular-nums'),
  total: cx(cell, words, 'text-right font-semibold tabular-nums'),
  drawn: cx(cell, 'text-center'),
  tool: cx(frame, 'px-0 text-center print:hidden'),
};

function lookOf(column: SheetColumn): string {
  if (column === 'total') return looks.total;
  if (isTool(column)) return looks.tool;
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

/** What a cell holds takes no focus from it. */
function isHeld({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button, [role=checkbox]') !== null;
}

/** A finger has no Enter and no second click. */
function isTap(event: MouseEvent): boolean {
  const { nativeEvent } = event;
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch' && !isTyping(event);
}

function Row(props: SheetRowProps) {
  const { line, index, columns, actions, cursor, from, to, isMarked, editing, covered, mayChange } = props;
  const hasUnits = columns.includes('unit');
  const under = line.kind === 'row' ? props.under.map((each) => wordsUnder(each, line.row, covered)) : [];
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={line.kind === 'row' ? isMarked : undefined}
      data-record={line.kind === 'row' ? `items:${line.id}` : undefined}
      onMouseDown={(event) => {
        if (isHeld(event)) event.preventDefault();
        if (event.button === 0 && !isTyping(event)) actions.press(line.id, columnOf(event), event.shiftKey);
      }}
      onDoubleClick={(event) => !isTyping(event) && actions.edit(line.id, columnOf(event))}
      onClick={(event) => {
        clickCell(line, columns[columnOf(event)], actions);
        if (isTap(event)) actions.edit(line.id, columnOf(event));
      }}
      className={cx(
        'group break-inside-avoid',
        isMarked && 'bg-brick-soft/60',
        line.kind === 'new' && 'text-ink-soft print:hidden',
      )}
      style={{ height: rowHeightOf(props.under) }}
    >
      {columns.map((column, at) => {
        const isEdited = at === cursor && editing !== undefined && isTyped(column);
        const look = isEdited ? cx(cell, 'relative') : lookOf(column);
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid it is a gridcell
          <td
            key={column}
            aria-readonly={column === 'total' || isCovered(column) ? true : undefined}
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
              contentOf({ line, column, isMarked, draft: props.draft, covered, mayChange, hasUnits, under })
            )}
          </td>
        );
      })}
    </tr>
  );
}

function clickCell(line: CellLine, column: SheetColumn | undefined, actions: SheetActions): void {
  if (line.kind !== 'row' || !column) return;
  if (isTick(column)) actions.tick(line.row, column);
  else if (column === 'mark') actions.mark(line.row);
  else if (column === 'edit') actions.open(line.row);
  else if (column === 'remove') actions.remove(line.row);
}

function wordsUnder(line: UnderLines[number], item: Item, covered: CoveredItem | undefined): string {
  const words = line.flatMap((column) => {
    if (column === 'category') return item.category;
    if (column === 'ticks') return tickedWords(item);
    return `${columnName(column).toLowerCase()} ${covered ? euro(covered[column]) : nothing}`;
  });
  return words.join(' · ');
}

export const SheetRow = memo(Row);
