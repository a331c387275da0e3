export type CellPlace = { row: number; column: number };
export type Size = { rows: number; columns: number };
/** From the first to the last, both in it. */
export type Range = { top: number; bottom: number; left: number; right: number };

function within(value: number, count: number): number {
  return Math.max(0, Math.min(value, count - 1));
}

/** Where a key leads; undefined where it is no key of movement. */
export function moved(
  { row, column }: CellPlace,
  key: string,
  { isFar, page, size }: { isFar: boolean; page: number; size: Size },
): CellPlace | undefined {
  const to = (nextRow: number, nextColumn: number): CellPlace => ({
    row: within(nextRow, size.rows),
    column: within(nextColumn, size.columns),
  });
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  switch (key) {
    case 'ArrowUp':
      return to(isFar ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(isFar ? lastRow : row + 1, column);
    case 'ArrowLeft':
      return to(row, isFar ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, isFar ? lastColumn : column + 1);
    case 'Home':
      return to(isFar ? 0 : row, 0);
    case 'End':
      return to(isFar ? lastRow : row, lastColumn);
    case 'PageUp':
      return to(row - page, column);
    case 'PageDown':
      return to(row + page, column);
    default:
      return undefined;
  }
}

/** The next cell to type in, on to the next row after the last of a row; undefined past the end. */
export function nextTyped(
  { row, column }: CellPlace,
  {
    back,
    typed,
    isRow,
    size,
  }: { back: boolean; typed: readonly number[]; isRow: (row: number) => boolean; size: Size },
): CellPlace | undefined {
  const inRow = back ? typed.findLast((each) => each < column) : typed.find((each) => each > column);
  if (inRow !== undefined) return { row, column: inRow };
  const step = back ? -1 : 1;
  const first = back ? typed.at(-1) : typed[0];
  for (let next = row + step; next >= 0 && next < size.rows; next += step) {
    if (first !== undefined && isRow(next)) return { row: next, column: first };
  }
  return undefined;
}

export function rangeOf(one: CellPlace, other: CellPlace): Range {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}
