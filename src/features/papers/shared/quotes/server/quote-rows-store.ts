import { and, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { linkedInvoices } from '#/features/papers/shared/invoices/server/quote-of-invoice-store';
import { approvedOfQuote } from '#/features/papers/shared/quotes/server/quote-of-store';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { fileOnPaper } from '#/features/papers/shared/server/file-on-paper';
import { filedUnder } from '#/features/papers/shared/server/links-store';
import {
  contactColumns,
  contactOf,
  contactOnPaper,
} from '#/features/work/shared/contacts/server/contact-of-store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { files } from '#/platform/server/database/schema/files';

export type QuoteRow = Awaited<ReturnType<typeof selectQuoteRows>>[number];

/** With who sent it, its file, the extra work that was approved and what was billed of it; the newest first. */
export function selectQuoteRows(db: Database, projectId: number | Placeholder, only?: SQL) {
  const linked = linkedInvoices(db, projectId);
  return db
    .select({
      quote: quotes,
      filed: filedUnder(quotes.category),
      contact: contactOnPaper,
      contactType: contactColumns.type,
      file: fileOnPaper,
      count: linked.count,
      invoiced: linked.invoiced,
      paid: linked.paid,
      open: linked.open,
      approved: approvedOfQuote,
    })
    .from(quotes)
    .innerJoin(...contactOf(quotes.contactId))
    .leftJoin(files, eq(files.key, quotes.fileKey))
    .leftJoin(linked, eq(linked.quoteId, quotes.id))
    .where(and(eq(quotes.projectId, projectId), only))
    .orderBy(desc(quotes.id));
}

const ofProject = prepareOnce((db) => selectQuoteRows(db, sql.placeholder('projectId')));

/** All of a project: what features say of its quotes in one answer comes from one reading. */
export function readQuotes(db: Database, projectId: number): Promise<readonly QuoteRow[]> {
  return derived(projectId, 'quotes', () => ofProject(db).execute({ projectId }));
}
