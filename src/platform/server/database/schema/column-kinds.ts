import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { linksOf, sqlNameOf } from '#/platform/server/database/schema/tables';

export type ColumnKind = {
  /** As the program calls it, and as the database does. */
  name: string;
  sqlName: string;
  holds: 'money' | 'quantity' | 'number' | 'day' | 'moment' | 'flag' | 'json' | 'text' | 'link';
  /** The table that a link points at. */
  target?: string;
};

function kindOf(column: PgColumn): ColumnKind['holds'] {
  switch (column.columnType) {
    case 'PgNumeric':
      return column.getSQLType().endsWith(', 2)') ? 'money' : 'quantity';
    case 'PgDateString':
      return 'day';
    case 'PgBoolean':
      return 'flag';
    case 'PgJsonb':
      return 'json';
    case 'PgInteger':
      return 'number';
    case 'PgCustomColumn':
      return 'moment';
    default:
      return 'text';
  }
}

/** What the columns of a table hold, read from the schema. */
export function columnKindsOf(table: PgTable): ColumnKind[] {
  const links = linksOf(table);
  return Object.entries(getTableColumns(table) as Record<string, PgColumn>).map(([name, column]) => {
    const link = links.find((each) => each.column === column);
    return {
      ...{ name, sqlName: sqlNameOf(column) },
      ...(link ? { holds: 'link' as const, target: getTableName(link.target) } : { holds: kindOf(column) }),
    };
  });
}
