import { type SQL, sql } from 'drizzle-orm';
import { toCamelCase } from 'drizzle-orm/casing';
import { changes } from '#/platform/server/database/schema/changes';

const otherColumns = sql`nullif(array_to_string(array(
  select each.key from jsonb_each(${changes.after}) as each
  where ${changes.before} -> each.key is distinct from each.value and each.key not in ('version', 'updated_at')), ','), '')`;

/**
 * Of a line of the log: which fields of the record it changed, by the names of the program; null where a record came or
 * went, or where the details of the log have been kept long enough.
 */
export const changedFields: SQL<string[] | null> = sql<string[] | null>`case
  when ${changes.action} = 'change' and ${changes.before} is not null and ${changes.after} is not null
  then ${otherColumns} end`.mapWith((names: string) => names.split(',').map(toCamelCase));
