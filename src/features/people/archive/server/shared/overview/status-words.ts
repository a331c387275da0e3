import type { Day } from '#/core/day';
import type { Words } from '#/features/people/archive/server/shared/overview/workbook';
import { nameOfTable } from '#/platform/server/database/schema/tables';
import type { Services } from '#/platform/server/services';

/** A status in the tables reads as on the screens of that day. */
export function statusWords(records: Services['records'], today: Day): Words {
  const byTable = new Map(
    Object.values(records).map(({ table, statusWord }) => [nameOfTable(table), statusWord]),
  );
  return (table, column, row) => (column === 'status' ? byTable.get(table)?.(row, today) : undefined);
}
