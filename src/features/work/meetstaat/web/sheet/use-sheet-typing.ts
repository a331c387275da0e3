import { useRef, useState } from 'react';
import {
  cellText,
  readCell,
  realChanges,
  refusal,
  type TypedField,
} from '#/features/work/meetstaat/rules/sheet-cells';
import { type CellPlace, moved, nextTyped } from '#/features/work/meetstaat/rules/sheet-cursor';
import { type Change, newItem } from '#/features/work/meetstaat/rules/sheet-paste';
import type { Editing, Leave } from '#/features/work/meetstaat/web/sheet/cell-editor';
import { isTyped, type SheetColumn } from '#/features/work/meetstaat/web/sheet/sheet-columns';
import type { Lines, SheetCursor } from '#/features/work/meetstaat/web/sheet/use-sheet-cursor';
import type { SheetWrites } from '#/features/work/meetstaat/web/sheet/use-sheet-writes';
import type { ItemChanges, ItemFields } from '#/features/work/shared/meetstaat/contract';

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
  /** What stood in the cell when somebody began to type there. */
  const from = useRef('');

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
  const goTo = (cell: CellPlace, isMore = false) => {
    cursor.goTo(cell, isMore);
    const target = lines[cell.row];
    if (target && line?.kind === 'new' && target.kind !== 'new') addDraft(draft);
  };

  const textIn = (row: number, field: TypedField, just?: Change): string => {
    const target = lines[row];
    if (target?.kind !== 'row') return draftText(draft, field);
    const isJust = just?.item.id === target.row.id;
    return cellText(isJust ? { ...target.row, ...just.changes } : target.row, field);
  };
  /** `just`: what was written a moment ago, which the rows don’t show yet ('3 m2' fills in the next cell too). */
  const begin = (cell: CellPlace, text?: string, just?: Change) => {
    const target = lines[cell.row];
    const field = columns[cell.column];
    if (!target || target.kind === 'group' || !field || !isTyped(field)) return;
    from.current = textIn(cell.row, field, just);
    const shown = text ?? from.current;
    typed.current = shown;
    setEditing({ text: shown, isQuick: text !== undefined });
    setProblem(undefined);
  };
  const leaveTo = (leave: Leave, just?: Change) => {
    const isRow = (row: number) => lines[row]?.kind !== 'group';
    const key = steps[leave];
    if (key) goTo(moved(at, key, { isFar: false, page: 1, size }) ?? at);
    if (leave !== 'next' && leave !== 'back') return;
    const cells = columns.flatMap((each, index) => (isTyped(each) ? [index] : []));
    const next = nextTyped(at, { back: leave === 'back', typed: cells, isRow, size });
    if (!next) return;
    goTo(next);
    begin(next, undefined, just);
  };

  const refuse = (text: string, why: string) => {
    setEditing({ text, isQuick: false, error: why });
    setProblem(why);
    return undefined;
  };
  /** Undefined where it can’t be read, or where somebody else wrote there meanwhile: then it stays, with the reason. */
  const take = (text: string, isLeft: boolean): ItemChanges | undefined => {
    if (!isTyped(column)) return undefined;
    const current = textIn(at.row, column);
    if (text === current) return {};
    if (line?.kind === 'row' && current !== from.current) {
      const theirs = `Iemand anders zette hier intussen ‘${current}’`;
      if (text === from.current) return {};
      from.current = current;
      return refuse(
        text,
        isLeft ? `${theirs}: dat is gebleven.` : `${theirs}. Enter bewaart wat u typte, Escape laat het zo.`,
      );
    }
    const read = readCell(column, text);
    if (!read.ok) return refuse(text, read.message);
    const wrong = line?.kind === 'row' ? refusal({ ...line.row, ...read.changes }) : undefined;
    return wrong ? refuse(text, wrong) : read.changes;
  };
  const commit = (text: string, leave: Leave) => {
    if (!editing) return;
    const changes = take(text, leave === 'stay');
    if (!changes) {
      // Whoever goes elsewhere has seen why; what was there stays.
      if (leave === 'stay') setEditing(undefined);
      return;
    }
    setEditing(undefined);
    setProblem(undefined);
    isLed.current = leave !== 'stay';
    const real = line?.kind === 'row' ? realChanges(line.row, changes) : undefined;
    const just = line?.kind === 'row' && real ? { item: line.row, changes: real } : undefined;
    if (line?.kind === 'row') {
      if (just) writes.write({ update: [just] });
    } else if (line?.kind === 'new') {
      const next = Object.keys(changes).length > 0 ? { ...draft, ...changes } : draft;
      setDraft(next);
      const isDone = leave === 'down' || (leave === 'next' && column === columns.findLast(isTyped));
      if (isDone && next) {
        addDraft(next);
        cursor.goTo({ row: at.row, column: columns.findIndex(isTyped) });
        return;
      }
    }
    leaveTo(leave, just);
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
