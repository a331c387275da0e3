import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import {
  creditedInvoice,
  isCreditedInvoice,
  quoteOfInvoice,
} from '#/features/papers/shared/invoices/server/quote-of-invoice-store';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { findQuotesOnPapers } from '#/features/papers/shared/quotes/server/paper-store';
import { fileOnPaper } from '#/features/papers/shared/server/file-on-paper';
import { filedUnder } from '#/features/papers/shared/server/links-store';
import { contactOf, contactOnPaper } from '#/features/work/shared/contacts/server/contact-of-store';
import { unconfirmedChanges } from '#/features/work/shared/contacts/server/iban-change-store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { files } from '#/platform/server/database/schema/files';

const noQuote = { quote: null, quoteStatus: null };

function selectInvoices(db: Database, only?: SQL) {
  const projectId = sql.placeholder('projectId');
  const changed = unconfirmedChanges(db, projectId);
  return db
    .select({
      invoice: invoices,
      filed: filedUnder(invoices.category),
      contact: contactOnPaper,
      quoteId: quoteOfInvoice,
      file: fileOnPaper,
      change: { changedBy: changed.changedBy, changedAt: changed.changedAt },
      isCreditedWholly: creditedInvoice.netted,
    })
    .from(invoices)
    .innerJoin(...contactOf(invoices.contactId))
    .leftJoin(creditedInvoice, isCreditedInvoice)
    .leftJoin(files, eq(files.key, invoices.fileKey))
    .leftJoin(changed, eq(changed.contactId, invoices.contactId))
    .where(and(eq(invoices.projectId, projectId), only))
    .orderBy(desc(invoices.id));
}

type Selected = Awaited<ReturnType<typeof selectInvoices>>[number];
export type InvoiceRow = Awaited<ReturnType<typeof withQuotes>>[number];

/** Asked apart: a change of a quote leaves the invoices as they were. */
async function withQuotes(db: Database, projectId: number, rows: readonly Selected[]) {
  const ids = new Set(rows.flatMap(({ quoteId }) => quoteId ?? []));
  const quotes = await findQuotesOnPapers(db, projectId, [...ids]);
  return rows.map((row) => ({
    ...row,
    ...((row.quoteId !== null && quotes.get(row.quoteId)) || noQuote),
  }));
}

const ofProject = prepareOnce((db) => selectInvoices(db));
const one = prepareOnce((db) => selectInvoices(db, eq(invoices.id, sql.placeholder('id'))));

/**
 * All of a project, with who sent it, its file, the quote that it belongs to and whether its account was changed; the
 * newest first. What features say of its invoices in one answer comes from one reading.
 */
export function readInvoices(db: Database, projectId: number): Promise<readonly InvoiceRow[]> {
  return derived(projectId, 'invoices', async () =>
    withQuotes(db, projectId, await ofProject(db).execute({ projectId })),
  );
}

export async function findInvoiceRow(
  db: Database,
  projectId: number,
  id: number,
): Promise<InvoiceRow | undefined> {
  const [row] = await withQuotes(db, projectId, await one(db).execute({ projectId, id }));
  return row;
}
