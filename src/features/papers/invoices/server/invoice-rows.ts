import { asc, eq } from 'drizzle-orm';
import { invoices } from '#/features/papers/invoices/server/tables';
import {
  creditedInvoice,
  isCreditedInvoice,
  quoteOfInvoice,
} from '#/features/papers/quotes/server/quote-rows';
import { filedUnder } from '#/features/papers/shared/server/links-store';
import { contacts } from '#/features/work/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';

/**
 * All invoices of a project with who sent them and the quote that they belong to; the oldest first. Whoever adds up or
 * picks from them reads them by this: while one answer is made, what is asked alike is asked once.
 */
export async function readInvoices(db: Database, projectId: number) {
  return db
    .select({
      invoice: invoices,
      filed: filedUnder(invoices.category),
      contact: { name: contacts.name, company: contacts.company },
      quoteId: quoteOfInvoice,
    })
    .from(invoices)
    .innerJoin(contacts, eq(contacts.id, invoices.contactId))
    .leftJoin(creditedInvoice, isCreditedInvoice)
    .where(eq(invoices.projectId, projectId))
    .orderBy(asc(invoices.id));
}
