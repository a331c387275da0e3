import { memo } from 'react';
import { itemSorts } from '#/features/work/meetstaat/web/item-columns';
import type { Room } from '#/features/work/meetstaat/web/narrow';
import {
  columnName,
  columnWidth,
  isNumber,
  isTick,
  type SheetColumn,
} from '#/features/work/meetstaat/web/sheet/sheet-columns';
import { Checkbox } from '#/ui/checkbox';
import { cx } from '#/ui/class-names';
import { SortButton } from '#/ui/table-head';
import { nextSort, type Sort } from '#/ui/table-sorting';

type SheetHeadProps = {
  columns: readonly SheetColumn[];
  room: Room;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  marked: number;
  count: number;
  onMarkAll: (on: boolean) => void;
};

function Head({ columns, room, sort, onSort, marked, count, onMarkAll }: SheetHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column) => {
          const isSortable = itemSorts.some(({ key }) => key === column);
          const direction = sort?.key === column ? sort.direction : undefined;
          return (
            <th
              key={column}
              scope="col"
              aria-sort={isSortable ? (direction ?? 'none') : undefined}
              style={{ width: columnWidth(column, room) }}
              className={cx(
                'sticky top-0 z-20 h-10 whitespace-nowrap border-line border-r border-b bg-paper px-2 text-left font-semibold text-ink-soft text-sm last:border-r-0',
                isNumber(column) && 'text-right',
                (column === 'mark' || isTick(column)) && 'text-center',
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
                  column={{ header: columnName(column), align: isNumber(column) ? 'end' : 'start' }}
                  direction={direction}
                  onClick={() => onSort(nextSort(sort, column))}
                />
              ) : (
                <span className={column === 'edit' ? 'sr-only' : undefined}>{columnName(column)}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** No key of the cells changes it. */
export const SheetHead = memo(Head);
