import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** As far as the first page or two tell. */
const mostLinesTold = 60;

/** What a paper is about, a line each: the kind of work it is filed under, what it says of itself, and its lines. */
export function subjectOf(paper: Record<'category' | 'description' | 'lines', PgColumn>) {
  const told = sql`select string_agg(line ->> 'description', chr(10) order by place)
    from jsonb_array_elements(${paper.lines}) with ordinality as told(line, place) where place <= ${sql.raw(String(mostLinesTold))}`;
  return sql<string>`concat_ws(chr(10), ${paper.category}, ${paper.description}, (${told}))`;
}

/** The kind of work that a paper is filed under; blank is none. */
export function filedUnder(category: PgColumn) {
  return sql<string | null>`nullif(btrim(${category}), '')`;
}
