import { eq } from 'drizzle-orm';
import { paymentsByInvoice } from '#/features/papers/shared/invoices/server/payment-store';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import {
  contactColumns,
  contactNames,
  contactOf,
} from '#/features/work/shared/contacts/server/contact-of-store';
import type { Database } from '#/platform/server/database/engine/database';

/** What a booking of the bank may be about. */
export async function listPayable(db: Database, projectId: number) {
  const rows = await db
    .select({
      id: invoices.id,
      kind: invoices.kind,
      number: invoices.invoiceNumber,
      paymentReference: invoices.paymentReference,
      contactId: invoices.contactId,
      contact: { ...contactNames, iban: contactColumns.iban },
      iban: invoices.iban,
      date: invoices.invoiceDate,
      amount: invoices.amount,
      paid: invoices.paid,
      open: invoices.open,
      overpaid: invoices.overpaid,
    })
    .from(invoices)
    .innerJoin(...contactOf(invoices.contactId))
    .where(eq(invoices.projectId, projectId))
    .orderBy(invoices.id);
  const payments = await paymentsByInvoice(db, projectId);
  return rows.map((row) => ({ ...row, payments: payments.get(row.id) ?? [] }));
}
