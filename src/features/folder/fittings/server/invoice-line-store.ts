import { desc, eq } from 'drizzle-orm';
import type { InvoiceWithLines } from '#/features/folder/fittings/rules/proposals';
import { invoices } from '#/features/papers/invoices/server/tables';
import type { Database } from '#/platform/server/database/engine/database';

/** What was bought stands in the lines; where a paper has none, in what it says it is about. */
export async function listInvoiceLines(db: Database, projectId: number): Promise<InvoiceWithLines[]> {
  const rows = await db
    .select({
      id: invoices.id,
      kind: invoices.kind,
      contactId: invoices.contactId,
      roomId: invoices.roomId,
      invoiceDate: invoices.invoiceDate,
      description: invoices.description,
      lines: invoices.lines,
    })
    .from(invoices)
    .where(eq(invoices.projectId, projectId))
    .orderBy(desc(invoices.invoiceDate), desc(invoices.id));
  return rows
    .filter(({ kind }) => kind !== 'credit-note')
    .map(({ kind: _, lines, description, ...invoice }) => ({
      ...invoice,
      lines: lines.length > 0 ? lines.map((line) => line.description) : description ? [description] : [],
    }));
}
