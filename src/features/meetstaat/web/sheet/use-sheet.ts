import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Item, ItemChanges, ItemFields } from '#/features/meetstaat/contract';
import {
  cellText,
  readCell,
  realChanges,
  refusal,
  type TypedField,
} from '#/features/meetstaat/rules/sheet-cells';
import { type Cell, moved, nextTyped, type Range, rangeOf } from '#/features/meetstaat/rules/sheet-cursor';
import { newItem } from '#/features/meetstaat/rules/sheet-paste';
import type { Editing, Leave } from '#/features/meetstaat/web/sheet/cell-editor';
import { copyCells, pasteCells } from '#/features/meetstaat/web/sheet/sheet-clipboard';
import { isTick, isTyped, type SheetColumn } from '#/features/meetstaat/web/sheet/sheet-columns';
import type { SheetActions } from '#/features/meetstaat/web/sheet/sheet-row';
import type { SheetLine } from '#/features/meetstaat/web/sheet/use-sheet-lines';
import type { useSheetWrites } from '#/features/meetstaat/web/sheet/use-sheet-writes';

export type Lines = {
  lines: readonly SheetLine[];
  places: ReadonlyMap<string, number>;
  /** All that the filters let through, in folded groups too. */
  rows: readonly Item[];
};

type Given = Lines & {
  columns: readonly SheetColumn[];
  writes: ReturnType<typeof useSheetWrites>;
  base: Pick<ItemFields, 'category' | 'unit'>;
  isSorted: boolean;
  onFold: (label: string) => void;
  onOpen: (item: Item) => void;
  /** So many rows are in sight. */
  page: () => number;
};

type Place = { id: string; column: number };

const steps: Readonly<Record<Leave, string | undefined>> = {
  ...{ up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' },
  ...{ next: undefined, back: undefined, stay: undefined },
};

function countText(count: number, done: string): string {
  return count === 1 ? `Item ${done}` : `${count.toLocaleString('nl-NL')} items ${done}`;
}

/** Cursor, selection, what is being typed, and what the keys do to them. */
export function useSheet(given: Given) {
  const { lines, places, rows, columns } = given;
  const firstColumn = columns.indexOf('description');
  const [cursor, setCursor] = useState<Place>(() => ({ id: lines[0]?.id ?? 'new', column: firstColumn }));
  const [anchor, setAnchor] = useState<Place>();
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [editing, setEditing] = useState<Editing>();
  const [draft, setDraft] = useState<ItemChanges>();
  const [problem, setProblem] = useState<string>();
  const lastRow = useRef(0);
  const typed = useRef('');
  /** Whether a key or a press led to the cursor, which then has the focus. */
  const isLed = useRef(false);

  const rowOf = ({ id }: Place) => places.get(id) ?? Math.min(lastRow.current, lines.length - 1);
  const at: Cell = { row: rowOf(cursor), column: Math.min(cursor.column, columns.length - 1) };
  const range: Range = rangeOf(anchor ? { row: rowOf(anchor), column: anchor.column } : at, at);
  const line = lines[at.row];
  const column = columns[at.column] ?? 'description';
  const size = { rows: lines.length, columns: columns.length };

  const itemsIn = ({ top, bottom }: Range) =>
    lines.slice(top, bottom + 1).flatMap((each) => (each.kind === 'row' ? [each.row] : []));
  const selected = useMemo(() => {
    if (marked.size > 0) return rows.filter(({ id }) => marked.has(id));
    const inRange = lines
      .slice(range.top, range.bottom + 1)
      .flatMap((each) => (each.kind === 'row' ? [each.row] : []));
    return inRange.length > 1 ? inRange : [];
  }, [marked, rows, lines, range.top, range.bottom]);

  const goTo = ({ row, column: next }: Cell, isMore = false) => {
    const target = lines[row];
    if (!target) return;
    isLed.current = true;
    lastRow.current = row;
    setAnchor(isMore ? (anchor ?? cursor) : undefined);
    setCursor({ id: target.id, column: next });
    if (line?.kind === 'new' && target.kind !== 'new') addDraft(draft);
  };
  const addDraft = (fields: ItemChanges | undefined) => {
    if (!fields) return;
    const made = newItem(fields, given.base);
    if (!made.ok) {
      setProblem(`Nog niet toegevoegd: ${made.message}`);
      return;
    }
    setProblem(undefined);
    setDraft(undefined);
    given.writes.write({ create: [made.fields] }, { title: 'Item toegevoegd' });
  };

  const begin = (place: Cell, text?: string) => {
    const target = lines[place.row];
    const field = columns[place.column];
    if (!target || target.kind === 'group' || !field || !isTyped(field)) return;
    const shown = target.kind === 'row' ? cellText(target.row, field) : draftText(draft, field);
    typed.current = text ?? shown;
    setEditing({ text: text ?? shown, isQuick: text !== undefined });
    setProblem(undefined);
  };
  const leaveTo = (leave: Leave) => {
    const isRow = (row: number) => lines[row]?.kind !== 'group';
    const key = steps[leave];
    if (key) goTo(moved(at, key, { isFar: false, page: 1, size }) ?? at);
    if (leave !== 'next' && leave !== 'back') return;
    const cells = columns.flatMap((each, index) => (isTyped(each) ? [index] : []));
    const next = nextTyped(at, { back: leave === 'back', typed: cells, isRow, size });
    if (!next) return;
    goTo(next);
    begin(next);
  };

  /** Undefined where it can’t be read: then it stays, with the reason. */
  const take = (text: string): ItemChanges | undefined => {
    if (!isTyped(column)) return undefined;
    const old = line?.kind === 'row' ? cellText(line.row, column) : draftText(draft, column);
    if (text === old) return {};
    const read = readCell(column, text);
    if (!read.ok) {
      setEditing({ text, isQuick: false, error: read.message });
      setProblem(read.message);
      return undefined;
    }
    const refused = line?.kind === 'row' ? refusal({ ...line.row, ...read.changes }) : undefined;
    if (!refused) return read.changes;
    setEditing({ text, isQuick: false, error: refused });
    setProblem(refused);
    return undefined;
  };
  const commit = (text: string, leave: Leave) => {
    if (!editing) return;
    const changes = take(text);
    if (!changes) {
      // Whoever goes elsewhere has seen why; what was there stays.
      if (leave === 'stay') setEditing(undefined);
      return;
    }
    setEditing(undefined);
    setProblem(undefined);
    isLed.current = leave !== 'stay';
    if (line?.kind === 'row') {
      const real = realChanges(line.row, changes);
      if (real) given.writes.write({ update: [{ item: line.row, changes: real }] });
    } else if (line?.kind === 'new') {
      const next = Object.keys(changes).length > 0 ? { ...draft, ...changes } : draft;
      setDraft(next);
      const isDone = leave === 'down' || (leave === 'next' && column === 'unitPrice');
      if (isDone && next) {
        addDraft(next);
        setCursor({ id: 'new', column: columns.findIndex(isTyped) });
        return;
      }
    }
    leaveTo(leave);
  };

  const setTicks = (items: readonly Item[], changes: ItemChanges, isTold: boolean) => {
    const update = items.flatMap((item) => {
      const real = realChanges(item, changes);
      return real ? [{ item, changes: real }] : [];
    });
    if (update.length === 0) return;
    given.writes.write({ update }, isTold ? { title: countText(update.length, 'bijgewerkt') } : undefined);
  };
  const toggleMark = (item: Item) => {
    const next = new Set(marked);
    if (!next.delete(item.id)) next.add(item.id);
    setMarked(next);
  };
  const removeSelected = () => {
    if (selected.length === 0) return;
    given.writes.write({ remove: selected }, { title: countText(selected.length, 'verwijderd') });
    setMarked(new Set());
    setAnchor(undefined);
  };
  const move = (direction: 'up' | 'down') => {
    const moving = selected.length > 0 ? selected : line?.kind === 'row' ? [line.row] : [];
    if (moving.length === 0 || given.isSorted) return;
    const ids = new Set(moving.map(({ id }) => id));
    const shown = lines.flatMap((each) => (each.kind === 'row' ? [each.row] : []));
    const edge = shown.findIndex(({ id }) => id === (direction === 'up' ? moving[0] : moving.at(-1))?.id);
    const target = shown[edge + (direction === 'up' ? -1 : 1)];
    const isGrouped = lines[0]?.kind === 'group';
    if (!target || ids.has(target.id) || (isGrouped && target.category !== moving[0]?.category)) return;
    isLed.current = true;
    const side = direction === 'up' ? 'before' : 'after';
    given.writes.write({ move: { ids: [...ids], to: target.id, side } });
  };

  const act = () => {
    if (line?.kind === 'group') return given.onFold(line.label);
    if (isTyped(column)) return begin(at);
    if (line?.kind !== 'row') return;
    if (isTick(column)) setTicks([line.row], { [column]: !line.row[column] }, false);
    else if (column === 'mark') toggleMark(line.row);
    else if (column === 'edit') given.onOpen(line.row);
  };
  const clear = () => {
    setAnchor(undefined);
    setMarked(new Set());
    setProblem(undefined);
  };

  const onKey = (event: KeyboardEvent): boolean => {
    const isFar = event.ctrlKey || event.metaKey;
    const isLetter = event.key.length === 1 && !isFar && !event.altKey;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      move(event.key === 'ArrowUp' ? 'up' : 'down');
      return true;
    }
    const next = event.altKey ? undefined : moved(at, event.key, { isFar, page: given.page(), size });
    if (next) {
      goTo(next, event.shiftKey);
      return true;
    }
    if (isFar && event.key.toLowerCase() === 'a') {
      setMarked(new Set(rows.map(({ id }) => id)));
      return true;
    }
    if (isFar && event.key.toLowerCase() === 'z' && !event.shiftKey) return given.writes.undo();
    if (event.key === 'Escape' && (anchor || marked.size > 0 || problem)) {
      clear();
      return true;
    }
    if (event.key === ' ' && event.shiftKey && line?.kind === 'row') {
      toggleMark(line.row);
      return true;
    }
    if (event.key === 'Delete' && selected.length > 0) {
      removeSelected();
      return true;
    }
    const isDone = event.key === 'Enter' || event.key === 'F2' || (event.key === ' ' && !isTyped(column));
    if (isDone || (line?.kind === 'group' && event.key === ' ')) {
      act();
      return true;
    }
    if (isTyped(column) && (isLetter || event.key === 'Backspace' || event.key === 'Delete')) {
      begin(at, isLetter ? event.key : '');
      return line?.kind !== 'group';
    }
    return false;
  };

  const handlers = {
    press: (id: string, next: number, isMore: boolean) => {
      if (editing) commit(typed.current, 'stay');
      goTo({ row: places.get(id) ?? 0, column: next }, isMore);
    },
    edit: (id: string, next: number) => begin({ row: places.get(id) ?? 0, column: next }),
    tick: (item: Item, field: 'includedInLoan' | 'subsidyEligible') =>
      setTicks([item], { [field]: !item[field] }, false),
    mark: toggleMark,
    open: given.onOpen,
    fold: given.onFold,
    type: (text: string) => {
      typed.current = text;
    },
    commit,
    cancel: () => {
      isLed.current = true;
      setEditing(undefined);
      setProblem(undefined);
    },
  };
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const actions = useMemo<SheetActions>(
    () => ({
      press: (...args) => latest.current.press(...args),
      edit: (...args) => latest.current.edit(...args),
      tick: (...args) => latest.current.tick(...args),
      mark: (...args) => latest.current.mark(...args),
      open: (...args) => latest.current.open(...args),
      fold: (...args) => latest.current.fold(...args),
      type: (...args) => latest.current.type(...args),
      commit: (...args) => latest.current.commit(...args),
      cancel: () => latest.current.cancel(),
    }),
    [],
  );

  return {
    ...{ at, range, editing, draft, problem, marked, selected, actions, isLed },
    hasRange: anchor !== undefined,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.nativeEvent.isComposing || !onKey(event)) return;
      event.preventDefault();
    },
    copy: () =>
      copyCells({
        items: marked.size > 0 ? selected : itemsIn(range),
        columns,
        range: marked.size > 0 ? undefined : range,
      }),
    paste: (text: string) => {
      const below = lines.slice(range.top).flatMap((each) => (each.kind === 'row' ? [each.row] : []));
      const plan = pasteCells({
        text,
        items: below,
        first: columns[range.left],
        range: anchor && range,
        base: given.base,
      });
      setProblem(plan.ok ? undefined : plan.message);
      if (plan.ok) given.writes.write(plan.batch, plan.said);
    },
    markAll: (on: boolean) => setMarked(new Set(on ? rows.map(({ id }) => id) : [])),
    changeSelected: (changes: ItemChanges) => setTicks(selected, changes, true),
    ...{ removeSelected, move, clear },
  };
}

function draftText(draft: ItemChanges | undefined, field: TypedField): string {
  const value = draft?.[field];
  return value === undefined
    ? ''
    : field === 'quantity' || field === 'unitPrice'
      ? value.replace('.', ',')
      : value;
}
