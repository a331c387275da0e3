import { and, eq, inArray } from 'drizzle-orm';
import { linkedInvoices } from '#/features/papers/shared/invoices/server/quote-of-invoice-store';
import { approvedOfQuote } from '#/features/papers/shared/quotes/server/quote-of-store';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { filedUnder } from '#/features/papers/shared/server/links-store';
import { nameWithFirm } from '#/features/papers/shared/server/paper-name-store';
import { contactOf } from '#/features/work/shared/contacts/server/contact-of-store';
import type { Database } from '#/platform/server/database/engine/database';

/** Those that cost something or still can, with what was billed of them. */
export async function listQuotesToPay(db: Database, projectId: number) {
  const linked = linkedInvoices(db, projectId);
  return db
    .select({
      id: quotes.id,
      name: nameWithFirm(quotes.description),
      contactId: quotes.contactId,
      category: filedUnder(quotes.category),
      status: quotes.status,
      validUntil: quotes.validUntil,
      amount: quotes.amount,
      agreement: quotes.agreement,
      approved: approvedOfQuote,
      invoiced: linked.invoiced,
    })
    .from(quotes)
    .innerJoin(...contactOf(quotes.contactId))
    .leftJoin(linked, eq(linked.quoteId, quotes.id))
    .where(and(eq(quotes.projectId, projectId), inArray(quotes.status, ['accepted', 'pending'])))
    .orderBy(quotes.id);
}
