import { and, desc, eq } from 'drizzle-orm';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import type { GuestPart } from '#/platform/server/ports/guests';

/** What was asked and what of it was paid, without what anybody found of it. */
export const invoicesForGuests: GuestPart = {
  shows: async (db, { projectId, contactId, kind }) => ({
    invoices:
      kind === 'architect'
        ? []
        : await db
            .select({
              id: invoices.id,
              number: invoices.invoiceNumber,
              date: invoices.invoiceDate,
              amount: invoices.amount,
              open: invoices.open,
              paidOn: invoices.paidDate,
            })
            .from(invoices)
            .where(and(eq(invoices.projectId, projectId), eq(invoices.contactId, contactId)))
            .orderBy(desc(invoices.invoiceDate), desc(invoices.id)),
  }),
};
