import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What is past its days is gone, also where nobody came by yet to carry it off. */
export function isKept(removedAt: PgColumn, days: number): SQL {
  return sql`${removedAt} > now() - make_interval(days => ${days})`;
}

export function isPast(removedAt: PgColumn, days: number): SQL {
  return sql`${removedAt} < now() - make_interval(days => ${days})`;
}
