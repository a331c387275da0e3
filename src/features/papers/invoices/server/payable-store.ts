import { eq } from 'drizzle-orm';
import { paymentsByInvoice } from '#/features/papers/invoices/server/payment-store';
import { invoices } from '#/features/papers/invoices/server/tables';
import { contacts } from '#/features/work/contacts/server/tables';
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
      contact: { name: contacts.name, company: contacts.company, iban: contacts.iban },
      iban: invoices.iban,
      date: invoices.invoiceDate,
      amount: invoices.amount,
      paid: invoices.paid,
      open: invoices.open,
      overpaid: invoices.overpaid,
    })
    .from(invoices)
    .innerJoin(contacts, eq(contacts.id, invoices.contactId))
    .where(eq(invoices.projectId, projectId))
    .orderBy(invoices.id);
  const payments = await paymentsByInvoice(db, projectId);
  return rows.map((row) => ({ ...row, payments: payments.get(row.id) ?? [] }));
}
