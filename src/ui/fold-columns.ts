import type { Column, ShownColumn } from '#/ui/table-types';

/** What has no column of its own for want of room stands under the column that it names, if that is still there. */
export function foldColumns<Row>(
  all: readonly Column<Row>[],
  shown: readonly Column<Row>[],
): readonly ShownColumn<Row>[] {
  const isShown = (key: string) => shown.some((each) => each.key === key);
  const gone = all.filter(({ key }) => !isShown(key));
  return shown.map((column) => {
    const folded = gone.filter(({ foldsInto }) => foldsInto === column.key);
    return folded.length === 0 ? column : { ...column, folded };
  });
}
