import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether one of its lines is about an item of the meetstaat. */
export function hasLinks(lines: PgColumn): SQL {
  return sql`jsonb_path_exists(${lines}, '$[*] ? (@.itemId > 0)')`;
}
