import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { approvedOf } from '#/features/papers/shared/extras/server/approved-store';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import type { Database } from '#/platform/server/database/engine/database';

/** The quote that a row names, to join; with a project where the database doesn’t hold the two together. */
export function quoteOf(
  quoteId: SQLWrapper,
  projectId?: SQLWrapper,
): [quote: typeof quotes, on: SQL | undefined] {
  return [quotes, and(eq(quotes.id, quoteId), projectId && eq(quotes.projectId, projectId))];
}

/** What can be read of a quote that was joined. */
export const quoteColumns = {
  id: quotes.id,
  projectId: quotes.projectId,
  contactId: quotes.contactId,
  quoteNumber: quotes.quoteNumber,
  category: quotes.category,
  description: quotes.description,
  amount: quotes.amount,
  status: quotes.status,
  fileKey: quotes.fileKey,
};

/** What the extra work of a quote that was approved makes. */
export const approvedOfQuote = approvedOf(sql`${quotes}."id"`);

/** The quotes of a project with what was agreed in them, to select from. */
export function quotesOf(db: Database, projectId: number) {
  return db
    .select({
      ...quoteColumns,
      netAmount: quotes.netAmount,
      lines: quotes.lines,
      approved: approvedOfQuote.as('approved'),
    })
    .from(quotes)
    .where(eq(quotes.projectId, projectId))
    .as('quote');
}
