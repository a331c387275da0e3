import { type PgTable, pgTable } from 'drizzle-orm/pg-core';

const defined: PgTable[] = [];

/** As Drizzle’s own `pgTable`, and from then on the table is known to what has to reach them all. */
export const defineTable: typeof pgTable = ((...given: Parameters<typeof pgTable>) => {
  const table = pgTable(...given);
  defined.push(table);
  return table;
}) as typeof pgTable;

/** Every table whose module was loaded: in the server all of them, because `app/server/features.ts` loads them. */
export function listTables(): readonly PgTable[] {
  return defined;
}
