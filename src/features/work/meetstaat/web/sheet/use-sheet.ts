import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Covered } from '#/features/work/meetstaat/rules/coverage-sum';
import { sheetFields } from '#/features/work/meetstaat/rules/sheet-cells';
import { moved } from '#/features/work/meetstaat/rules/sheet-cursor';
import { copyCells, pasteCells } from '#/features/work/meetstaat/web/sheet/sheet-clipboard';
import { isTick, isTyped, type SheetColumn } from '#/features/work/meetstaat/web/sheet/sheet-columns';
import type { SheetActions } from '#/features/work/meetstaat/web/sheet/sheet-row';
import { itemsOf, type Lines, useSheetCursor } from '#/features/work/meetstaat/web/sheet/use-sheet-cursor';
import { useSheetSelection } from '#/features/work/meetstaat/web/sheet/use-sheet-selection';
import { useSheetTyping } from '#/features/work/meetstaat/web/sheet/use-sheet-typing';
import type { SheetWrites } from '#/features/work/meetstaat/web/sheet/use-sheet-writes';
import type { Item, ItemFields } from '#/features/work/shared/meetstaat/contract';

type Given = Lines & {
  columns: readonly SheetColumn[];
  /** Of who may only read, cells are looked at and copied. */
  mayChange: boolean;
  covered: Covered | undefined;
  writes: SheetWrites;
  base: Pick<ItemFields, 'category' | 'unit'>;
  isSorted: boolean;
  onFold: (label: string) => void;
  onOpen: (item: Item) => void;
  /** So many rows are in sight. */
  page: number;
  /** Brings a row in sight. */
  onReveal: (row: number) => void;
};

/** What keys, presses and the clipboard do in the sheet: with the cursor, what is typed, and what is selected. */
export function useSheet(given: Given) {
  const { lines, places, columns, mayChange, covered, writes, base } = given;
  const cursor = useSheetCursor(given);
  const { at, range, line, column, size } = cursor;
  const typing = useSheetTyping({ lines, columns, cursor, writes, base });
  const selection = useSheetSelection({ ...given, cursor });
  const { marked, selected } = selection;

  const act = () => {
    if (line?.kind === 'group') return given.onFold(line.label);
    if (isTyped(column)) return typing.begin(at);
    if (line?.kind !== 'row') return;
    if (isTick(column)) selection.tick(line.row, column);
    else if (column === 'mark') selection.toggleMark(line.row);
    else if (column === 'edit') given.onOpen(line.row);
    else if (column === 'remove') selection.remove(line.row);
  };
  const clear = () => {
    selection.clear();
    typing.setProblem(undefined);
  };

  const onKey = (event: KeyboardEvent): boolean => {
    const isFar = event.ctrlKey || event.metaKey;
    const next = event.altKey ? undefined : moved(at, event.key, { isFar, page: given.page, size });
    if (next) {
      typing.goTo(next, event.shiftKey);
      return true;
    }
    if (event.key === 'Escape' && (cursor.hasRange || marked.size > 0 || typing.problem)) {
      clear();
      return true;
    }
    if (line?.kind === 'group' && (event.key === 'Enter' || event.key === ' ')) {
      act();
      return true;
    }
    return mayChange && onChangingKey(event, isFar);
  };
  const onChangingKey = (event: KeyboardEvent, isFar: boolean): boolean => {
    const isLetter = event.key.length === 1 && !isFar && !event.altKey;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      selection.move(event.key === 'ArrowUp' ? 'up' : 'down');
      return true;
    }
    if (isFar && event.key.toLowerCase() === 'a') {
      selection.markAll(true);
      return true;
    }
    const step = isFar ? stepOf(event) : undefined;
    if (step) {
      writes.step(step);
      return true;
    }
    if (event.key === ' ' && event.shiftKey && line?.kind === 'row') {
      selection.toggleMark(line.row);
      return true;
    }
    if (event.key === 'Delete' && selected.length > 0) {
      selection.removeSelected();
      return true;
    }
    if (event.key === 'Enter' || event.key === 'F2' || (event.key === ' ' && !isTyped(column))) {
      act();
      return true;
    }
    if (isTyped(column) && (isLetter || event.key === 'Backspace' || event.key === 'Delete')) {
      typing.begin(at, isLetter ? event.key : '');
      return line?.kind !== 'group';
    }
    return false;
  };

  const actions = useSteady<SheetActions>({
    press: (id, next, isMore) => {
      if (typing.editing) typing.commitTyped();
      typing.goTo({ row: places.get(id) ?? 0, column: next }, isMore);
    },
    edit: (id, next) => {
      if (mayChange) typing.begin({ row: places.get(id) ?? 0, column: next });
    },
    tick: (item, field) => {
      if (mayChange) selection.tick(item, field);
    },
    mark: selection.toggleMark,
    open: given.onOpen,
    remove: selection.remove,
    fold: given.onFold,
    type: typing.type,
    commit: typing.commit,
    cancel: typing.cancel,
    markAll: selection.markAll,
  });

  const { editing, draft, problem } = typing;
  const { changeSelected, removeSelected, move } = selection;
  return {
    ...{ at, range, editing, draft, problem, marked, selected, actions, isLed: cursor.isLed },
    ...{ changeSelected, removeSelected, move, clear },
    hasRange: cursor.hasRange,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.nativeEvent.isComposing || !onKey(event)) return;
      event.preventDefault();
    },
    copy: () =>
      copyCells({
        items: marked.size > 0 ? selected : itemsOf(lines.slice(range.top, range.bottom + 1)),
        columns,
        covered,
        range: marked.size > 0 ? undefined : range,
      }),
    paste: (text: string) => {
      if (!mayChange) return;
      const plan = pasteCells({
        text,
        items: itemsOf(lines.slice(range.top)),
        first: columns[range.left],
        range: cursor.hasRange ? range : undefined,
        base,
        fields: covered ? sheetFields.filter((field) => columns.some((each) => each === field)) : sheetFields,
      });
      typing.setProblem(plan.ok ? undefined : plan.message);
      if (plan.ok) writes.write(plan.batch, plan.said);
    },
  };
}

/** As in any program, and as some have it on Windows. */
function stepOf({ key, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : undefined;
}

/** The same functions for as long as the sheet is there, which do what the latest do. */
function useSteady<Functions extends Record<string, (...args: never[]) => unknown>>(
  functions: Functions,
): Functions {
  const latest = useRef(functions);
  useLayoutEffect(() => {
    latest.current = functions;
  });
  const [steady] = useState(() => {
    const names = Object.keys(functions) as (keyof Functions)[];
    const calls = names.map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]);
    return Object.fromEntries(calls) as Functions;
  });
  return steady;
}
