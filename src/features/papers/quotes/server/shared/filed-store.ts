import { and, eq, not, sql } from 'drizzle-orm';
import { approvedOfQuote } from '#/features/papers/quotes/server/shared/quote-of-store';
import { quotes } from '#/features/papers/quotes/server/tables';
import { filedUnder, hasLinks } from '#/features/papers/shared/server/links-store';
import type { Database } from '#/platform/server/database/engine/database';

const zero = sql`0::numeric(16, 2)`;

/** A line that somebody left without a readable amount counts for nothing. */
const unforeseenOfQuote = sql`(
  select coalesce(sum(case when line ->> 'amount' ~ '^[0-9]{1,10}([.][0-9]{1,2})?$' then (line ->> 'amount')::numeric end), ${zero})
  from jsonb_array_elements(${quotes.unforeseenCosts}) as line
)`;

/** The quotes of a project added up by category and status; those with lines about items one by one. */
export async function readFiledQuotes(db: Database, projectId: number) {
  const category = filedUnder(quotes.category);
  const ofProject = eq(quotes.projectId, projectId);
  const sums = await db
    .select({
      category,
      status: quotes.status,
      amount: sql<string>`sum(${quotes.amount})::text`,
      unforeseen: sql<string>`sum(${unforeseenOfQuote})::text`,
      extras: sql<string>`sum(${approvedOfQuote}::numeric)::text`,
    })
    .from(quotes)
    .where(and(ofProject, not(hasLinks(quotes.lines))))
    .groupBy(category, quotes.status);
  const linked = await db
    .select({
      category,
      status: quotes.status,
      amount: quotes.amount,
      unforeseen: sql<string>`${unforeseenOfQuote}::text`,
      extras: approvedOfQuote,
      lines: quotes.lines,
    })
    .from(quotes)
    .where(and(ofProject, hasLinks(quotes.lines)));
  return { sums, linked };
}
