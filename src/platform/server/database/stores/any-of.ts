import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * One parameter for the whole list: a query binds at most 65,535, and a list of records may be longer. Each once: who asks
 * for the same records asks the same.
 */
export function isAnyOf(column: PgColumn, values: readonly (number | string)[]): SQL {
  return sql`${column} = any(${sql.param([...new Set(values)])}::${sql.raw(column.getSQLType())}[])`;
}
