import { useMemo, useRef } from 'react';
import { findItems, inCategoryOrder, type Sought } from '#/features/work/meetstaat/web/find-items';
import type { ItemSorts } from '#/features/work/meetstaat/web/item-sorts';
import type { Item } from '#/features/work/shared/meetstaat/contract';
import { arrangeLines, type Line } from '#/ui/table-lines';
import type { Sort } from '#/ui/table-sorting';

export type SheetLine = Line<Item> | { readonly kind: 'new'; readonly id: 'new' };

type Asked = Sought & {
  sort: Sort | null;
  sorts: ItemSorts;
  grouped: boolean;
  folded: ReadonlySet<string>;
  /** Whether a new item is typed in below the last. */
  hasNew: boolean;
};

type Kept = {
  items: readonly Item[];
  asked: string;
  openIn: Sought['openIn'];
  order: readonly number[];
  lines: readonly SheetLine[];
};

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
  const { search, category, openIn, grouped, folded, sort, sorts, hasNew } = asked;
  const kept = useRef<Kept>(undefined);
  return useMemo(() => {
    const question = JSON.stringify([search, category, grouped, sort]);
    const known = kept.current;
    const byId = new Map(items.map((item) => [item.id, item]));
    let order = known?.order ?? [];
    const isKept = known?.asked === question && known.openIn === openIn;
    if (!isKept || !isSameList(known.items, items, grouped)) {
      const found = findItems(grouped ? inCategoryOrder(items) : items, { search, category, openIn });
      const sorted = arrangeLines({ rows: found, getRowId: idOf, columns: sorts, sort });
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
    const lines: SheetLine[] = arranged.map((line) => steady(line, groups));
    if (hasNew) lines.push(newLine);
    kept.current = { items, asked: question, openIn, order, lines };
    const places = new Map(lines.map(({ id }, index) => [id, index]));
    return { lines, places, rows };
  }, [items, search, category, openIn, grouped, folded, sort, sorts, hasNew]);
}
