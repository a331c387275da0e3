import { ChevronDown, ChevronRight } from 'lucide-react';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Item, ItemChanges } from '#/features/meetstaat/contract';
import { cellText } from '#/features/meetstaat/rules/sheet-cells';
import { CellEditor, type Editing, type Leave } from '#/features/meetstaat/web/sheet/cell-editor';
import {
  columnName,
  isNumber,
  isTick,
  isTyped,
  type SheetColumn,
} from '#/features/meetstaat/web/sheet/sheet-columns';
import type { SheetLine } from '#/features/meetstaat/web/sheet/use-sheet-lines';
import { subtotal } from '#/features/meetstaat/web/subtotal';
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

/** One element: a drawing of its own would be four, in every row. */
const pencil = {
  mask: `url("data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M21.17 6.81a1 1 0 0 0-3.99-3.99L3.84 16.17a2 2 0 0 0-.5.83l-1.32 4.35a.5.5 0 0 0 .62.62l4.36-1.32a2 2 0 0 0 .83-.5zM15 5l4 4"/></svg>',
  )}") center / contain no-repeat`,
};

function clickCell(line: SheetLine, column: SheetColumn | undefined, actions: SheetActions): void {
  if (line.kind !== 'row' || !column) return;
  if (isTick(column)) actions.tick(line.row, column);
  else if (column === 'mark') actions.mark(line.row);
  else if (column === 'edit') actions.open(line.row);
}

type CellLine = Exclude<SheetLine, { kind: 'group' }>;

/** Of a description that may be cut. */
function titleOf(line: CellLine, column: SheetColumn): string | undefined {
  if (line.kind === 'new' || column !== 'description') return undefined;
  return line.row.description.length > 40 ? line.row.description : undefined;
}

type Content = Pick<SheetRowProps, 'isMarked' | 'draft'> & {
  line: CellLine;
  column: SheetColumn;
  hasUnits: boolean;
};

function contentOf({ line, column, isMarked, draft, hasUnits }: Content): ReactNode {
  if (line.kind === 'new') return newContentOf(column, draft);
  const { row } = line;
  if (column === 'mark') return <Tick on={isMarked} label={`Selecteer ${row.description}`} />;
  if (column === 'edit')
    return (
      <span style={pencil} className="inline-block size-4 bg-ink-soft align-middle group-hover:bg-brick" />
    );
  if (isTick(column)) return <Tick on={row[column]} label={`${columnName(column)}: ${row.description}`} />;
  if (column === 'total') return formatEuro(totalFromDecimal(row.totalAmount));
  const text = cellText(row, column);
  return column === 'quantity' && !hasUnits ? `${text} ${row.unit}` : text;
}

function newContentOf(column: SheetColumn, draft: ItemChanges | undefined): ReactNode {
  if (!isTyped(column)) return null;
  const typed = draft?.[column];
  if (typed !== undefined) return <span className="text-ink">{typed.replace('.', ',')}</span>;
  return column === 'description' ? <em>Nieuw item…</em> : null;
}

/** Drawn, not an input: five thousand rows have no thousand fields to go past. */
function Tick({ on, label }: { on: boolean; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cell has the focus and the keys, and this only says what it holds
    <span
      role="checkbox"
      aria-checked={on}
      aria-label={label}
      tabIndex={-1}
      className={cx(
        'pointer-events-none inline-block size-5 rounded-[0.3rem] border p-0.5 align-middle',
        on ? 'border-brick bg-brick text-on-brick' : 'border-line-strong bg-surface',
      )}
    >
      {on && (
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="block size-3.5 fill-none stroke-current stroke-[3.5]"
        >
          <path d="M20 6 9 17l-5-5" />
        </svg>
      )}
    </span>
  );
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
