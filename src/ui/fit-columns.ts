import { type Column, columnWidth } from '#/ui/table-types';

type Fitting = Pick<Column<never>, 'key' | 'width' | 'role' | 'givesWay' | 'tightWidth'>;

function remOf(column: Fitting): number {
  const width = columnWidth(column);
  return width.endsWith('rem') ? Number.parseFloat(width) : 0;
}

function need(columns: readonly Fitting[]): number {
  return columns.reduce((sum, each) => sum + remOf(each), 0);
}

/**
 * Without those that give way first, until the rest have the room they need, in rem; where even these have not, with
 * their tight widths. Undefined while the room isn't known.
 */
export function fitColumns<C extends Fitting>(columns: readonly C[], room: number | undefined): readonly C[] {
  if (room === undefined) return columns;
  let shown = columns;
  const leaving = columns
    .filter(({ givesWay }) => givesWay !== undefined)
    .toSorted((a, b) => (b.givesWay ?? 0) - (a.givesWay ?? 0));
  for (const column of leaving) {
    if (need(shown) <= room) return shown;
    shown = shown.filter((each) => each !== column);
  }
  if (need(shown) <= room) return shown;
  return shown.map((each) => (each.tightWidth ? { ...each, width: each.tightWidth } : each));
}
