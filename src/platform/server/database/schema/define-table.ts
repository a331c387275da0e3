import type { InferSelectModel } from 'drizzle-orm';
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

const derived = new Map<PgTable, readonly string[]>();

/**
 * Columns that follow from other rows or are written by the program: a change in nothing else is nobody's doing, so
 * the log has no line of it, and undoing leaves them alone.
 */
export function declareDerived<Table extends PgTable>(
  table: Table,
  names: readonly (keyof InferSelectModel<Table> & string)[],
): void {
  derived.set(table, names);
}

export function derivedNamesOf(table: PgTable): readonly string[] {
  return derived.get(table) ?? [];
}
