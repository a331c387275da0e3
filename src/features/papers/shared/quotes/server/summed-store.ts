import { eq, sql } from 'drizzle-orm';
import { approvedOfQuote } from '#/features/papers/shared/quotes/server/quote-of-store';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import type { Database } from '#/platform/server/database/engine/database';

const zero = sql`0::numeric(16, 2)`;

/** A line that somebody left without a readable amount counts for nothing. */
const unforeseenOfQuote = sql`(
  select coalesce(sum(case when line ->> 'amount' ~ '^[0-9]{1,10}([.][0-9]{1,2})?$' then (line ->> 'amount')::numeric end), ${zero})
  from jsonb_array_elements(${quotes.unforeseenCosts}) as line
)`;

/** The quotes of a project by status, with their approved extra work. */
export function sumQuotes(db: Database, projectId: number) {
  return db
    .select({
      status: quotes.status,
      amount: sql<string>`sum(${quotes.amount})::text`,
      unforeseen: sql<string>`sum(${unforeseenOfQuote})::text`,
      extras: sql<string>`sum(${approvedOfQuote}::numeric)::text`,
    })
    .from(quotes)
    .where(eq(quotes.projectId, projectId))
    .groupBy(quotes.status);
}
