import type { InvoiceWithLines } from '#/features/folder/fittings/rules/proposals';
import { listBought } from '#/features/papers/shared/invoices/server/bought-store';
import type { Database } from '#/platform/server/database/engine/database';

/** What was bought stands in the lines; where a paper has none, in what it says it is about. */
export async function listInvoiceLines(db: Database, projectId: number): Promise<InvoiceWithLines[]> {
  const bought = await listBought(db, projectId);
  return bought.map(({ lines, description, ...invoice }) => ({
    ...invoice,
    lines: lines.length > 0 ? lines.map((line) => line.description) : description ? [description] : [],
  }));
}
