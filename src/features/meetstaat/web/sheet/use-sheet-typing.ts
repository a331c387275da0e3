import { useRef, useState } from 'react';
import type { ItemChanges, ItemFields } from '#/features/meetstaat/contract';
import {
  cellText,
  readCell,
  realChanges,
  refusal,
  type TypedField,
} from '#/features/meetstaat/rules/sheet-cells';
import { type Cell, moved, nextTyped } from '#/features/meetstaat/rules/sheet-cursor';
import { newItem } from '#/features/meetstaat/rules/sheet-paste';
import type { Editing, Leave } from '#/features/meetstaat/web/sheet/cell-editor';
import { isTyped, type SheetColumn } from '#/features/meetstaat/web/sheet/sheet-columns';
import type { Lines, SheetCursor } from '#/features/meetstaat/web/sheet/use-sheet-cursor';
import type { SheetWrites } from '#/features/meetstaat/web/sheet/use-sheet-writes';

type Given = Pick<Lines, 'lines'> & {
  columns: readonly SheetColumn[];
  cursor: SheetCursor;
  writes: SheetWrites;
  base: Pick<ItemFields, 'category' | 'unit'>;
};

const steps: Readonly<Record<Leave, string | undefined>> = {
  ...{ up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' },
  ...{ next: undefined, back: undefined, stay: undefined },
};

/** What is being typed, in a cell or of an item that is still to be made, and where it goes. */
export function useSheetTyping({ lines, columns, cursor, writes, base }: Given) {
  const { at, line, column, size, isLed } = cursor;
  const [editing, setEditing] = useState<Editing>();
  const [draft, setDraft] = useState<ItemChanges>();
  const [problem, setProblem] = useState<string>();
  const typed = useRef('');

  const addDraft = (fields: ItemChanges | undefined) => {
    if (!fields) return;
    const made = newItem(fields, base);
    if (!made.ok) {
      setProblem(`Nog niet toegevoegd: ${made.message}`);
      return;
    }
    setProblem(undefined);
    setDraft(undefined);
    writes.write({ create: [made.fields] }, { title: 'Item toegevoegd' });
  };
  /** Whoever leaves the last row is done with the new item. */
  const goTo = (cell: Cell, isMore = false) => {
    cursor.goTo(cell, isMore);
    const target = lines[cell.row];
    if (target && line?.kind === 'new' && target.kind !== 'new') addDraft(draft);
  };

  const textIn = (row: number, field: TypedField): string => {
    const target = lines[row];
    return target?.kind === 'row' ? cellText(target.row, field) : draftText(draft, field);
  };
  const begin = (cell: Cell, text?: string) => {
    const target = lines[cell.row];
    const field = columns[cell.column];
    if (!target || target.kind === 'group' || !field || !isTyped(field)) return;
    const shown = text ?? textIn(cell.row, field);
    typed.current = shown;
    setEditing({ text: shown, isQuick: text !== undefined });
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
    if (text === textIn(at.row, column)) return {};
    const read = readCell(column, text);
    const wrong = read.ok ? line?.kind === 'row' && refusal({ ...line.row, ...read.changes }) : read.message;
    if (read.ok && !wrong) return read.changes;
    setEditing({ text, isQuick: false, error: wrong || undefined });
    setProblem(wrong || undefined);
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
      if (real) writes.write({ update: [{ item: line.row, changes: real }] });
    } else if (line?.kind === 'new') {
      const next = Object.keys(changes).length > 0 ? { ...draft, ...changes } : draft;
      setDraft(next);
      const isDone = leave === 'down' || (leave === 'next' && column === 'unitPrice');
      if (isDone && next) {
        addDraft(next);
        cursor.goTo({ row: at.row, column: columns.findIndex(isTyped) });
        return;
      }
    }
    leaveTo(leave);
  };

  return {
    ...{ editing, draft, problem, setProblem, goTo, begin, commit },
    /** Of the cell that is being typed in, before another is. */
    commitTyped: () => commit(typed.current, 'stay'),
    type: (text: string) => {
      typed.current = text;
    },
    cancel: () => {
      isLed.current = true;
      setEditing(undefined);
      setProblem(undefined);
    },
  };
}

function draftText(draft: ItemChanges | undefined, field: TypedField): string {
  const value = draft?.[field];
  if (value === undefined) return '';
  return field === 'quantity' || field === 'unitPrice' ? value.replace('.', ',') : value;
}
