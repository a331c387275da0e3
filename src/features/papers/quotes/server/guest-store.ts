import { and, desc, eq } from 'drizzle-orm';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import type { GuestPart } from '#/platform/server/ports/guests';

export const quotesForGuests: GuestPart = {
  shows: async (db, { projectId, contactId, kind }) => ({
    quotes:
      kind === 'architect'
        ? []
        : await db
            .select({
              id: quotes.id,
              number: quotes.quoteNumber,
              description: quotes.description,
              amount: quotes.amount,
              status: quotes.status,
            })
            .from(quotes)
            .where(and(eq(quotes.projectId, projectId), eq(quotes.contactId, contactId)))
            .orderBy(desc(quotes.id)),
  }),
};
