import { useRef, useState } from 'react';
import { type CellPlace, type Range, rangeOf } from '#/features/work/meetstaat/rules/sheet-cursor';
import type { SheetColumn } from '#/features/work/meetstaat/web/sheet/sheet-columns';
import type { SheetLine } from '#/features/work/meetstaat/web/sheet/use-sheet-lines';
import type { Item } from '#/features/work/shared/meetstaat/contract';

export type Lines = {
  lines: readonly SheetLine[];
  places: ReadonlyMap<string, number>;
  /** All that the filters let through, in folded groups too. */
  rows: readonly Item[];
};

export type SheetCursor = ReturnType<typeof useSheetCursor>;

type Given = Lines & { columns: readonly SheetColumn[]; onReveal: (row: number) => void };
type Place = { id: string; column: number };

/** The cell one is in and the range from there, by the row's own id: rows may come and go above it. */
export function useSheetCursor({ lines, places, columns, onReveal }: Given) {
  const [cursor, setCursor] = useState<Place>(() => ({
    id: lines[0]?.id ?? 'new',
    column: columns.indexOf('description'),
  }));
  const [anchor, setAnchor] = useState<Place>();
  const lastRow = useRef(0);
  /** Whether a key or a press led to the cursor, which then has the focus. */
  const isLed = useRef(false);

  const rowOf = ({ id }: Place) => places.get(id) ?? Math.min(lastRow.current, lines.length - 1);
  const at: CellPlace = { row: rowOf(cursor), column: Math.min(cursor.column, columns.length - 1) };
  const range: Range = rangeOf(anchor ? { row: rowOf(anchor), column: anchor.column } : at, at);
  return {
    ...{ at, range, isLed },
    hasRange: anchor !== undefined,
    line: lines[at.row],
    column: columns[at.column] ?? 'description',
    size: { rows: lines.length, columns: columns.length },
    goTo: ({ row, column }: CellPlace, isMore = false) => {
      const target = lines[row];
      if (!target) return;
      isLed.current = true;
      lastRow.current = row;
      setAnchor(isMore ? (anchor ?? cursor) : undefined);
      setCursor({ id: target.id, column });
      onReveal(row);
    },
    dropRange: () => setAnchor(undefined),
  };
}

export function itemsOf(lines: readonly SheetLine[]): Item[] {
  return lines.flatMap((line) => (line.kind === 'row' ? [line.row] : []));
}
