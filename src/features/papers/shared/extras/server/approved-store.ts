import { type SQL, sql } from 'drizzle-orm';
import { extras } from '#/features/papers/shared/extras/server/tables';

/** What the extra work that was approved makes, of one quote. By name: from one table alone columns lose theirs. */
export function approvedOf(quoteId: SQL): SQL<string> {
  return sql<string>`(
    select coalesce(sum(${extras}."total"), 0::numeric(16, 2))::text from ${extras}
    where ${extras}."quote_id" = ${quoteId} and ${extras}."status" = 'approved'
  )`;
}
