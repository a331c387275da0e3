import { memo } from 'react';
import type { ItemSorts } from '#/features/work/meetstaat/web/item-sorts';
import type { Room } from '#/features/work/meetstaat/web/narrow';
import {
  columnName,
  columnWidth,
  isNumber,
  isTick,
  isTool,
  type SheetColumn,
} from '#/features/work/meetstaat/web/sheet/sheet-columns';
import { Checkbox } from '#/ui/checkbox';
import { cx } from '#/ui/class-names';
import { SortButton } from '#/ui/table-head';
import { nextSort, type Sort } from '#/ui/table-sorting';
import { alignClass } from '#/ui/table-types';

type SheetHeadProps = {
  columns: readonly SheetColumn[];
  room: Room;
  sorts: ItemSorts;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  marked: number;
  count: number;
  onMarkAll: (on: boolean) => void;
};

function Head({ columns, room, sorts, sort, onSort, marked, count, onMarkAll }: SheetHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column) => {
          const isSortable = sorts.some(({ key }) => key === column);
          const direction = sort?.key === column ? sort.direction : undefined;
          return (
            <th
              key={column}
              scope="col"
              aria-sort={isSortable ? (direction ?? 'none') : undefined}
              style={{ width: columnWidth(column, room) }}
              className={cx(
                'sticky top-0 z-20 h-10 whitespace-nowrap border-line border-r border-b bg-paper font-semibold text-ink-soft text-sm last:border-r-0',
                isTool(column) ? 'px-0 print:hidden' : 'px-2',
                alignClass(alignOf(column)),
              )}
            >
              {column === 'mark' ? (
                <Checkbox
                  aria-label="Alles selecteren"
                  checked={count > 0 && marked === count}
                  indeterminate={marked > 0 && marked < count}
                  onChange={({ target }) => onMarkAll(target.checked)}
                />
              ) : isSortable ? (
                <SortButton
                  column={{ header: columnName(column), align: alignOf(column) }}
                  direction={direction}
                  onClick={() => onSort(nextSort(sort, column))}
                />
              ) : (
                <span className={isTool(column) ? 'sr-only' : undefined}>{columnName(column)}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function alignOf(column: SheetColumn): 'start' | 'center' | 'end' {
  if (isNumber(column)) return 'end';
  return isTool(column) || isTick(column) ? 'center' : 'start';
}

/** No key of the cells changes it. */
export const SheetHead = memo(Head);
