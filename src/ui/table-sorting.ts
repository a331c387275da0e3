export type SortDirection = 'ascending' | 'descending';
export type Sort = { readonly key: string; readonly direction: SortDirection };
export type SortValue = string | number | null;

const collator = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

function compareValues(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/** Stable both ways, and what is missing stands last both ways. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => SortValue,
  direction: SortDirection,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, value: sortBy(row) }));
  keyed.sort((a, b) => {
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    return sign * compareValues(a.value, b.value);
  });
  return keyed.map(({ row }) => row);
}

/** Ascending, descending, back to the order in which the rows came. */
export function nextSort(current: Sort | null, key: string): Sort | null {
  if (current?.key !== key) return { key, direction: 'ascending' };
  return current.direction === 'ascending' ? { key, direction: 'descending' } : null;
}
