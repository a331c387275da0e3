import type { SQLWrapper } from 'drizzle-orm';
import { type AnyPgSelect, unionAll } from 'drizzle-orm/pg-core';

/** The rows of several selects of the same fields, in one statement. */
export async function selectAll<Row>(selects: readonly (PromiseLike<Row[]> & SQLWrapper)[]): Promise<Row[]> {
  // As `unionAll` knows them: a select that has its `where` calls itself another type.
  const [first, second, ...rest] = selects as readonly unknown[] as AnyPgSelect[];
  if (!first) return [];
  return second ? unionAll(first, second, ...rest) : first;
}
