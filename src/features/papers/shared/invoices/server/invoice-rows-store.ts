import { and, desc, eq, type Placeholder, sql } from 'drizzle-orm';
import {
  creditedInvoice,
  isCreditedInvoice,
  quoteOfInvoice,
} from '#/features/papers/shared/invoices/server/quote-of-invoice-store';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { quoteColumns, quoteOf } from '#/features/papers/shared/quotes/server/quote-of-store';
import { fileOnPaper } from '#/features/papers/shared/server/file-on-paper';
import { filedUnder } from '#/features/papers/shared/server/links-store';
import { contactOf, contactOnPaper } from '#/features/work/shared/contacts/server/contact-of-store';
import { unconfirmedChanges } from '#/features/work/shared/contacts/server/iban-change-store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { files } from '#/platform/server/database/schema/files';

const quoteOnInvoice = {
  id: quoteColumns.id,
  quoteNumber: quoteColumns.quoteNumber,
  description: quoteColumns.description,
};

export type InvoiceRow = Awaited<ReturnType<typeof selectInvoiceRows>>[number];

/** With who sent it, its file, the quote that it belongs to and whether its account was changed; the newest first. */
export function selectInvoiceRows(db: Database, projectId: number | Placeholder, onlyId?: number) {
  const changed = unconfirmedChanges(db, projectId);
  return db
    .select({
      invoice: invoices,
      filed: filedUnder(invoices.category),
      contact: contactOnPaper,
      quoteId: quoteOfInvoice,
      quote: quoteOnInvoice,
      quoteStatus: quoteColumns.status,
      file: fileOnPaper,
      change: { changedBy: changed.changedBy, changedAt: changed.changedAt },
      isCreditedWholly: creditedInvoice.netted,
    })
    .from(invoices)
    .innerJoin(...contactOf(invoices.contactId))
    .leftJoin(creditedInvoice, isCreditedInvoice)
    .leftJoin(...quoteOf(quoteOfInvoice))
    .leftJoin(files, eq(files.key, invoices.fileKey))
    .leftJoin(changed, eq(changed.contactId, invoices.contactId))
    .where(and(eq(invoices.projectId, projectId), onlyId === undefined ? undefined : eq(invoices.id, onlyId)))
    .orderBy(desc(invoices.id));
}

const ofProject = prepareOnce((db) => selectInvoiceRows(db, sql.placeholder('projectId')));

/** All of a project: what features say of its invoices in one answer comes from one reading. */
export function readInvoices(db: Database, projectId: number): Promise<readonly InvoiceRow[]> {
  return derived(projectId, 'invoices', () => ofProject(db).execute({ projectId }));
}
