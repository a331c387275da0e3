import { type Sort, type SortValue, sortRows } from '#/ui/table-sorting';

/** What stands under each other in a table: rows, and the header of a group above its rows. */
export type Line<Row> =
  | { readonly kind: 'group'; readonly id: string; readonly label: string; readonly rows: readonly Row[] }
  | { readonly kind: 'row'; readonly id: string; readonly row: Row };

/** Lines are made anew whenever rows come or go; what they show may still be the same. */
export function isSameLine<Row>(a: Line<Row>, b: Line<Row>): boolean {
  if (a.kind === 'row' && b.kind === 'row') return a.row === b.row && a.id === b.id;
  return a === b;
}

type Arrangement<Row> = {
  rows: readonly Row[];
  getRowId: (row: Row) => string | number;
  columns: readonly { readonly key: string; readonly sortBy?: ((row: Row) => SortValue) | undefined }[];
  sort: Sort | null;
  groupBy?: ((row: Row) => string) | undefined;
  /** Groups of which only the header shows. */
  folded?: ReadonlySet<string> | undefined;
};

/** Sorts inside the groups; the groups keep the order in which they first occur. */
export function arrangeLines<Row>({
  rows,
  getRowId,
  columns,
  sort,
  groupBy,
  folded,
}: Arrangement<Row>): Line<Row>[] {
  const sortBy = columns.find((column) => column.key === sort?.key)?.sortBy;
  const inOrder = (some: readonly Row[]) => (sort && sortBy ? sortRows(some, sortBy, sort.direction) : some);
  const asLine = (row: Row): Line<Row> => ({ kind: 'row', id: String(getRowId(row)), row });
  if (!groupBy) return inOrder(rows).map(asLine);

  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const label = groupBy(row);
    const group = groups.get(label);
    if (group) group.push(row);
    else groups.set(label, [row]);
  }
  return [...groups].flatMap(([label, members]) => {
    const sorted = inOrder(members);
    const header = { kind: 'group' as const, id: `group:${label}`, label, rows: sorted };
    return folded?.has(label) ? [header] : [header, ...sorted.map(asLine)];
  });
}
