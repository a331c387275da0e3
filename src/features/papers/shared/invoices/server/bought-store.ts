import { and, desc, eq, ne } from 'drizzle-orm';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import type { Database } from '#/platform/server/database/engine/database';

/** What was bought, and from whom; the newest first. */
export async function listBought(db: Database, projectId: number) {
  return db
    .select({
      id: invoices.id,
      contactId: invoices.contactId,
      roomId: invoices.roomId,
      invoiceDate: invoices.invoiceDate,
      description: invoices.description,
      lines: invoices.lines,
    })
    .from(invoices)
    .where(and(eq(invoices.projectId, projectId), ne(invoices.kind, 'credit-note')))
    .orderBy(desc(invoices.invoiceDate), desc(invoices.id));
}
