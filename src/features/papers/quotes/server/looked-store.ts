import { and, eq, ne, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { paperParts, withTitle } from '#/features/papers/shared/server/paper-name-store';
import { contactOf } from '#/features/work/shared/contacts/server/contact-of-store';
import type { Database } from '#/platform/server/database/engine/database';

/** More than anybody looks at in one day. */
const mostTold = 20;

export async function listAcceptedUnseen(
  db: Database,
  projectId: number,
): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .select({ id: quotes.id, paper: paperParts(quotes.quoteNumber, quotes.description) })
    .from(quotes)
    .innerJoin(...contactOf(quotes.contactId))
    .where(
      and(eq(quotes.projectId, projectId), eq(quotes.status, 'accepted'), eq(quotes.acceptedUnseen, true)),
    )
    .orderBy(quotes.id)
    .limit(mostTold);
  return rows.map(withTitle);
}

/** Those about which the firm was asked, with the first day to come back to them. */
export async function listAsked(
  db: Database,
  projectId: number,
): Promise<{ id: number; name: string; until: Day }[]> {
  const until = sql<Day>`(select min(each ->> 'until') from jsonb_array_elements(${quotes.asked}) as each)`;
  const rows = await db
    .select({ id: quotes.id, paper: paperParts(quotes.quoteNumber, quotes.description), until })
    .from(quotes)
    .innerJoin(...contactOf(quotes.contactId))
    .where(
      and(
        eq(quotes.projectId, projectId),
        ne(quotes.status, 'rejected'),
        sql`jsonb_array_length(${quotes.asked}) > 0`,
      ),
    )
    .orderBy(quotes.id)
    .limit(mostTold);
  return rows.map(withTitle);
}
