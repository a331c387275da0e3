import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { extras } from '#/features/papers/extras/server/tables';
import { invoices } from '#/features/papers/invoices/server/tables';
import { quotes } from '#/features/papers/quotes/server/tables';
import { filedUnder } from '#/features/papers/shared/server/links-store';
import { contacts } from '#/features/work/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';

/** What quotes and invoices show of their contact and their file. */
export const contactOnPaper = {
  id: contacts.id,
  name: contacts.name,
  company: contacts.company,
  email: contacts.email,
  phone: contacts.phone,
  iban: contacts.iban,
};
export const fileOnPaper = { name: files.name, mimeType: files.mimeType, size: files.size };

export const creditedInvoice = alias(invoices, 'named');
/** A credit note belongs to the quote of the invoice that it names. */
export const quoteOfInvoice = sql<
  number | null
>`case when ${creditedInvoice.id} is null then ${invoices.quoteId} else ${creditedInvoice.quoteId} end`;
export const isCreditedInvoice = and(
  eq(invoices.kind, 'credit-note'),
  eq(creditedInvoice.id, invoices.creditsInvoiceId),
  eq(creditedInvoice.projectId, invoices.projectId),
  eq(creditedInvoice.kind, 'invoice'),
);

function linkedInvoices(db: Database, projectId: number) {
  const quoteId = quoteOfInvoice.as('of_quote');
  return db
    .select({
      quoteId,
      count: sql<number | null>`count(*)::int`.as('linked_count'),
      invoiced: sql<string | null>`sum(${invoices.amount})::text`.as('linked_amount'),
      paid: sql<string | null>`sum(${invoices.paid})::text`.as('paid_amount'),
      open: sql<string | null>`sum(${invoices.open})::text`.as('open_amount'),
    })
    .from(invoices)
    .leftJoin(creditedInvoice, isCreditedInvoice)
    .where(eq(invoices.projectId, projectId))
    .groupBy(sql`1`)
    .as('linked');
}

/** What the extra work that was approved makes, of one quote. By name: from one table alone columns lose theirs. */
export const approvedOfQuote = sql<string>`(
  select coalesce(sum(${extras}."total"), 0::numeric(16, 2))::text from ${extras}
  where ${extras}."quote_id" = ${quotes}."id" and ${extras}."status" = 'approved'
)`;

export type QuoteRow = Awaited<ReturnType<typeof readQuotes>>[number];

/**
 * Quotes with their contact, their file, their approved extra work and what their invoices come to; the newest first.
 * Whoever reads those of a project does it by this: while one answer is made, what is asked alike is asked once.
 */
export async function readQuotes(db: Database, projectId: number, only?: SQL) {
  const linked = linkedInvoices(db, projectId);
  return db
    .select({
      quote: quotes,
      filed: filedUnder(quotes.category),
      contact: contactOnPaper,
      file: fileOnPaper,
      count: linked.count,
      invoiced: linked.invoiced,
      paid: linked.paid,
      open: linked.open,
      approved: approvedOfQuote,
    })
    .from(quotes)
    .innerJoin(contacts, eq(contacts.id, quotes.contactId))
    .leftJoin(files, eq(files.key, quotes.fileKey))
    .leftJoin(linked, eq(linked.quoteId, quotes.id))
    .where(and(eq(quotes.projectId, projectId), only))
    .orderBy(desc(quotes.id));
}
