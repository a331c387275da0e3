import { type Column, columnWidth } from '#/ui/table-types';

type Fitting = Pick<
  Column<never>,
  'key' | 'width' | 'least' | 'role' | 'givesWay' | 'foldsInto' | 'tightWidth'
>;

function remOf(column: Fitting): number {
  const width = columnWidth(column);
  return width.endsWith('rem') ? Number.parseFloat(width) : 0;
}

/** A text that stands under another is read in as much room as it had beside it. */
function need(columns: readonly Fitting[], folded: readonly Fitting[]): number {
  const wide = (column: Fitting) =>
    folded.filter(({ foldsInto, width }) => foldsInto === column.key && width === undefined);
  return columns.reduce((sum, each) => sum + Math.max(...[each, ...wide(each)].map(remOf)), 0);
}

function tight<C extends Fitting>(columns: readonly C[], which: (column: C) => boolean): readonly C[] {
  return columns.map((each) => (each.tightWidth && which(each) ? { ...each, width: each.tightWidth } : each));
}

/**
 * In their tight widths where the room, in rem, is too small for all; then without those that give way first, until
 * the rest have the room they need. Buttons are the last to be tight. Undefined while the room isn't known.
 */
export function fitColumns<C extends Fitting>(columns: readonly C[], room: number | undefined): readonly C[] {
  if (room === undefined) return columns;
  const leaving = columns
    .filter(({ givesWay }) => givesWay !== undefined)
    .toSorted((a, b) => (b.givesWay ?? 0) - (a.givesWay ?? 0));
  for (let gone = 0; gone <= leaving.length; gone += 1) {
    const folded = leaving.slice(0, gone);
    const shown = columns.filter((each) => !folded.includes(each));
    if (need(shown, folded) <= room) return shown;
    const tighter = tight(shown, ({ role }) => role !== 'actions');
    if (need(tighter, folded) <= room) return tighter;
  }
  return tight(
    columns.filter((each) => !leaving.includes(each)),
    () => true,
  );
}
