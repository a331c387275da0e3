import { Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * One parameter for the whole list: a query binds at most 65,535, and a list of records may be longer. Each once: who asks
 * for the same records asks the same.
 */
export function isAnyOf(column: PgColumn, values: readonly (number | string)[] | Placeholder): SQL {
  const list = values instanceof Placeholder ? values : sql.param([...new Set(values)]);
  return sql`${column} = any(${list}::${sql.raw(column.getSQLType())}[])`;
}
