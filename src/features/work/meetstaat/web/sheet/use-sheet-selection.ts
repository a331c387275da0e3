import { useMemo, useState } from 'react';
import { realChanges } from '#/features/work/meetstaat/rules/sheet-cells';
import { itemsOf, type Lines, type SheetCursor } from '#/features/work/meetstaat/web/sheet/use-sheet-cursor';
import type { SheetWrites } from '#/features/work/meetstaat/web/sheet/use-sheet-writes';
import type { Item, ItemChanges } from '#/features/work/shared/meetstaat/contract';

type Given = Lines & { cursor: SheetCursor; writes: SheetWrites; isSorted: boolean };

function countText(count: number, done: string): string {
  return count === 1 ? `Item ${done}` : `${count.toLocaleString('nl-NL')} items ${done}`;
}

/** The rows that are marked, else those of the range, and what is done to all of them at once. */
export function useSheetSelection({ lines, rows, cursor, writes, isSorted }: Given) {
  const { line, range, isLed } = cursor;
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const selected = useMemo(() => {
    if (marked.size > 0) return rows.filter(({ id }) => marked.has(id));
    const inRange = itemsOf(lines.slice(range.top, range.bottom + 1));
    return inRange.length > 1 ? inRange : [];
  }, [marked, rows, lines, range.top, range.bottom]);

  const change = (items: readonly Item[], changes: ItemChanges, isTold: boolean) => {
    const update = items.flatMap((item) => {
      const real = realChanges(item, changes);
      return real ? [{ item, changes: real }] : [];
    });
    if (update.length === 0) return;
    writes.write({ update }, isTold ? { title: countText(update.length, 'bijgewerkt') } : undefined);
  };
  const clear = () => {
    cursor.dropRange();
    setMarked(new Set());
  };
  return {
    ...{ marked, selected, clear },
    tick: (item: Item, field: 'includedInLoan' | 'subsidyEligible') =>
      change([item], { [field]: !item[field] }, false),
    remove: (item: Item) => writes.write({ remove: [item] }, { title: countText(1, 'verwijderd') }),
    toggleMark: (item: Item) => {
      const next = new Set(marked);
      if (!next.delete(item.id)) next.add(item.id);
      setMarked(next);
    },
    markAll: (on: boolean) => setMarked(new Set(on ? rows.map(({ id }) => id) : [])),
    changeSelected: (changes: ItemChanges) => change(selected, changes, true),
    removeSelected: () => {
      if (selected.length === 0) return;
      writes.write({ remove: selected }, { title: countText(selected.length, 'verwijderd') });
      clear();
    },
    /** Past its neighbour, inside its group. */
    move: (direction: 'up' | 'down') => {
      const moving = selected.length > 0 ? selected : line?.kind === 'row' ? [line.row] : [];
      if (moving.length === 0 || isSorted) return;
      const ids = new Set(moving.map(({ id }) => id));
      const shown = itemsOf(lines);
      const edge = shown.findIndex(({ id }) => id === (direction === 'up' ? moving[0] : moving.at(-1))?.id);
      const target = shown[edge + (direction === 'up' ? -1 : 1)];
      const isGrouped = lines[0]?.kind === 'group';
      if (!target || ids.has(target.id) || (isGrouped && target.category !== moving[0]?.category)) return;
      isLed.current = true;
      const side = direction === 'up' ? 'before' : 'after';
      writes.write({ move: { ids: [...ids], to: target.id, side } });
    },
  };
}
