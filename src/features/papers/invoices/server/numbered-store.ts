import { and, eq, ne } from 'drizzle-orm';
import { invoices } from '#/features/papers/invoices/server/tables';
import { senderColumns } from '#/features/papers/shared/server/numbered-store';
import { contacts } from '#/features/work/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import type { NumberedPaper } from '#/platform/server/ports/receives';

export async function listNumbered(db: Database, projectId: number): Promise<NumberedPaper[]> {
  return db
    .select({ id: invoices.id, number: invoices.invoiceNumber, contact: senderColumns })
    .from(invoices)
    .innerJoin(contacts, eq(contacts.id, invoices.contactId))
    .where(and(eq(invoices.projectId, projectId), ne(invoices.invoiceNumber, '')));
}
