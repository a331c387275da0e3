import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { paperParts, withTitle } from '#/features/papers/shared/server/paper-name-store';
import { contactOf } from '#/features/work/shared/contacts/server/contact-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import { mostDeadlines } from '#/platform/server/ports/deadlines';

/** Those that wait for an answer. */
export async function listPendingQuotes(db: Database, projectId: number) {
  const rows = await db
    .select({
      id: quotes.id,
      paper: paperParts(quotes.quoteNumber, quotes.description),
      amount: quotes.amount,
      validUntil: sql<Day>`${quotes.validUntil}`,
    })
    .from(quotes)
    .innerJoin(...contactOf(quotes.contactId))
    .where(and(eq(quotes.projectId, projectId), eq(quotes.status, 'pending'), isNotNull(quotes.validUntil)))
    .orderBy(asc(quotes.validUntil), asc(quotes.id))
    .limit(mostDeadlines);
  return rows.map(withTitle);
}
