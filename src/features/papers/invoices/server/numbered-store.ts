import { and, eq, ne } from 'drizzle-orm';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { contactAsSender, contactOf } from '#/features/work/shared/contacts/server/contact-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import type { NumberedPaper } from '#/platform/server/ports/receives';

export async function listNumbered(db: Database, projectId: number): Promise<NumberedPaper[]> {
  return db
    .select({ id: invoices.id, number: invoices.invoiceNumber, contact: contactAsSender })
    .from(invoices)
    .innerJoin(...contactOf(invoices.contactId))
    .where(and(eq(invoices.projectId, projectId), ne(invoices.invoiceNumber, '')));
}
