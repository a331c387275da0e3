import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import {
  creditedInvoice,
  isCreditedInvoice,
  quoteOfInvoice,
} from '#/features/papers/shared/invoices/server/quote-of-invoice-store';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { findQuoteOnPaper, readQuotesOnPapers } from '#/features/papers/shared/quotes/server/paper-store';
import { fileOnPaper } from '#/features/papers/shared/server/file-on-paper';
import { filedUnder } from '#/features/papers/shared/server/links-store';
import {
  contactColumns,
  contactOf,
  contactOnPaper,
} from '#/features/work/shared/contacts/server/contact-of-store';
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
      contactType: contactColumns.type,
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
export type InvoiceRow = ReturnType<typeof withQuotes>[number];
/** As it is read, without its quote. */
export type BareInvoiceRow = Omit<InvoiceRow, keyof typeof noQuote>;

type OnPapers = Awaited<ReturnType<typeof readQuotesOnPapers>>;

/** Asked apart: a change of a quote leaves the invoices as they were. */
function withQuotes(rows: readonly Selected[], quotes: OnPapers) {
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
    withQuotes(await ofProject(db).execute({ projectId }), await readQuotesOnPapers(db, projectId)),
  );
}

export async function findInvoiceRow(
  db: Database,
  projectId: number,
  id: number,
): Promise<InvoiceRow | undefined> {
  const rows = await one(db).execute({ projectId, id });
  const [row] = withQuotes(rows, await findQuoteOnPaper(db, projectId, rows[0]?.quoteId));
  return row;
}

const around = prepareOnce((db) => {
  const isIt = eq(invoices.id, sql.placeholder('id'));
  const contacts = db.select({ contactId: invoices.contactId }).from(invoices).where(isIt);
  const works = db
    .select({ quoteId: quoteOfInvoice })
    .from(invoices)
    .leftJoin(creditedInvoice, isCreditedInvoice)
    .where(isIt);
  return selectInvoices(db, or(inArray(invoices.contactId, contacts), inArray(quoteOfInvoice, works)));
});

/** With those of the same firm and of the same quote: one is looked at in a project of thousands. */
export function findInvoicesAround(
  db: Database,
  projectId: number,
  id: number,
): Promise<readonly BareInvoiceRow[]> {
  return around(db).execute({ projectId, id });
}
