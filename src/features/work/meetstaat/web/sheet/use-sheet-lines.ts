import { useMemo, useRef } from 'react';
import type { Item, ItemCategory } from '#/features/work/meetstaat/contract';
import { findItems, inCategoryOrder } from '#/features/work/meetstaat/web/find-items';
import { itemSorts } from '#/features/work/meetstaat/web/item-columns';
import { arrangeLines, type Line } from '#/ui/table-lines';
import type { Sort } from '#/ui/table-sorting';

export type SheetLine = Line<Item> | { readonly kind: 'new'; readonly id: 'new' };

type Asked = {
  sort: Sort | null;
  search: string;
  category: ItemCategory | '';
  grouped: boolean;
  folded: ReadonlySet<string>;
};

type Kept = { items: readonly Item[]; asked: string; order: readonly number[]; lines: readonly SheetLine[] };

const newLine = { kind: 'new', id: 'new' } as const;
const idOf = ({ id }: Item) => id;
const categoryOf = ({ category }: Item) => category;

function isSameList(one: readonly Item[], other: readonly Item[], grouped: boolean): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, category }, index) => {
      const twin = other[index];
      return twin?.id === id && (!grouped || twin.category === category);
    })
  );
}

const rowLines = new WeakMap<Item, SheetLine>();

/** One line for an item as long as it is the same: only a row that changed is drawn again. */
function steady(line: Line<Item>, known: ReadonlyMap<string, SheetLine>): SheetLine {
  if (line.kind === 'row') {
    const before = rowLines.get(line.row);
    if (!before) rowLines.set(line.row, line);
    return before ?? line;
  }
  const before = known.get(line.id);
  const isSame =
    before?.kind === 'group' &&
    before.rows.length === line.rows.length &&
    before.rows.every((row, index) => row === line.rows[index]);
  return isSame ? before : line;
}

/**
 * The rows of the sheet. While somebody types they stay where they are: a new price moves no row of a sorted sheet, and a
 * word that is corrected takes none out of what was searched for, until it is sorted or searched again.
 */
export function useSheetLines(items: readonly Item[], asked: Asked) {
  const { search, category, grouped, folded, sort } = asked;
  const kept = useRef<Kept>(undefined);
  return useMemo(() => {
    const question = JSON.stringify([search, category, grouped, sort]);
    const known = kept.current;
    const byId = new Map(items.map((item) => [item.id, item]));
    let order = known?.order ?? [];
    if (known?.asked !== question || !isSameList(known.items, items, grouped)) {
      const found = findItems(grouped ? inCategoryOrder(items) : items, { search, category });
      const sorted = arrangeLines({ rows: found, getRowId: idOf, columns: itemSorts, sort });
      order = sorted.flatMap((line) => (line.kind === 'row' ? [line.row.id] : []));
    }
    const rows = order.flatMap((id) => byId.get(id) ?? []);
    const inGroups = grouped ? inCategoryOrder(rows) : rows;
    const arranged = arrangeLines({
      ...{ rows: inGroups, getRowId: idOf, columns: [], sort: null, folded },
      ...(grouped && { groupBy: categoryOf }),
    });
    const groups = new Map(
      (known?.lines ?? []).flatMap((line) => (line.kind === 'group' ? [[line.id, line] as const] : [])),
    );
    const lines: SheetLine[] = [...arranged.map((line) => steady(line, groups)), newLine];
    kept.current = { items, asked: question, order, lines };
    const places = new Map(lines.map(({ id }, index) => [id, index]));
    return { lines, places, rows };
  }, [items, search, category, grouped, folded, sort]);
}
