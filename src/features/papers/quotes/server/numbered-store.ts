import { and, eq, ne } from 'drizzle-orm';
import { quotes } from '#/features/papers/quotes/server/tables';
import { senderColumns } from '#/features/papers/shared/server/numbered-store';
import { contacts } from '#/features/work/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import type { NumberedPaper } from '#/platform/server/ports/receives';

export async function listNumbered(db: Database, projectId: number): Promise<NumberedPaper[]> {
  return db
    .select({ id: quotes.id, number: quotes.quoteNumber, contact: senderColumns })
    .from(quotes)
    .innerJoin(contacts, eq(contacts.id, quotes.contactId))
    .where(and(eq(quotes.projectId, projectId), ne(quotes.quoteNumber, '')));
}
