import { and, eq, sql } from 'drizzle-orm';
import { type Total, totalFromDecimal } from '#/core/money';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { nameWithFirm } from '#/features/papers/shared/server/paper-name-store';
import { contactOf } from '#/features/work/shared/contacts/server/contact-of-store';
import type { Database } from '#/platform/server/database/engine/database';

/** Those of which something is still to be paid or to come back. */
export async function listInvoicesToPay(db: Database, projectId: number) {
  return db
    .select({
      id: invoices.id,
      name: nameWithFirm(invoices.description),
      kind: invoices.kind,
      open: invoices.open,
      overpaid: invoices.overpaid,
      dueDate: invoices.dueDate,
    })
    .from(invoices)
    .innerJoin(...contactOf(invoices.contactId))
    .where(and(eq(invoices.projectId, projectId), sql`(${invoices.open} <> 0 or ${invoices.overpaid} <> 0)`))
    .orderBy(invoices.id);
}

/** All payments, less what was given back. */
export async function sumPaid(db: Database, projectId: number): Promise<Total> {
  const [row] = await db
    .select({ paid: sql<string>`coalesce(sum(${invoices.paid}), 0::numeric(16, 2))::text` })
    .from(invoices)
    .where(eq(invoices.projectId, projectId));
  return totalFromDecimal(row?.paid ?? '0.00');
}
