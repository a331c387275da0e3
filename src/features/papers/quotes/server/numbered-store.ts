import { and, eq, ne } from 'drizzle-orm';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { contactAsSender, contactOf } from '#/features/work/shared/contacts/server/contact-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import type { NumberedPaper } from '#/platform/server/ports/receives';

export async function listNumbered(db: Database, projectId: number): Promise<NumberedPaper[]> {
  return db
    .select({ id: quotes.id, number: quotes.quoteNumber, contact: contactAsSender })
    .from(quotes)
    .innerJoin(...contactOf(quotes.contactId))
    .where(and(eq(quotes.projectId, projectId), ne(quotes.quoteNumber, '')));
}
