import { type Column, columnWidth } from '#/ui/table-types';

type Fitting = Pick<Column<never>, 'key' | 'width' | 'role' | 'givesWay'>;

function remOf(column: Fitting): number {
  const width = columnWidth(column);
  return width.endsWith('rem') ? Number.parseFloat(width) : 0;
}

/** Without those that give way first, until the rest have the room they need; undefined while that isn't known. */
export function fitColumns<C extends Fitting>(
  columns: readonly C[],
  rooms: number | undefined,
): readonly C[] {
  if (rooms === undefined) return columns;
  let shown = columns;
  const leaving = columns
    .filter(({ givesWay }) => givesWay !== undefined)
    .toSorted((a, b) => (b.givesWay ?? 0) - (a.givesWay ?? 0));
  for (const column of leaving) {
    if (shown.reduce((sum, each) => sum + remOf(each), 0) <= rooms) break;
    shown = shown.filter((each) => each !== column);
  }
  return shown;
}
