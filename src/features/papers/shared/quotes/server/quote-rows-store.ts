import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { listBilled } from '#/features/papers/shared/invoices/server/quote-of-invoice-store';
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

const notBilled = { count: null, invoiced: null, paid: null, open: null };

function selectQuotes(db: Database, only?: SQL) {
  return db
    .select({
      quote: quotes,
      filed: filedUnder(quotes.category),
      contact: contactOnPaper,
      contactType: contactColumns.type,
      file: fileOnPaper,
      approved: approvedOfQuote,
    })
    .from(quotes)
    .innerJoin(...contactOf(quotes.contactId))
    .leftJoin(files, eq(files.key, quotes.fileKey))
    .where(and(eq(quotes.projectId, sql.placeholder('projectId')), only))
    .orderBy(desc(quotes.id));
}

export type QuoteRow = Awaited<ReturnType<typeof selectQuotes>>[number];
export type BilledQuoteRow = Awaited<ReturnType<typeof withBilled>>[number];

/** Asked apart, by the few who show it: a change of an invoice leaves the quotes as they were. */
export async function withBilled(db: Database, projectId: number, rows: readonly QuoteRow[]) {
  const billed = await listBilled(db, projectId);
  return rows.map((row) => ({ ...row, ...(billed.get(row.quote.id) ?? notBilled) }));
}

const ofProject = prepareOnce((db) => selectQuotes(db));
const ofFile = prepareOnce((db) => selectQuotes(db, eq(quotes.fileKey, sql.placeholder('fileKey'))));
const one = prepareOnce((db) => selectQuotes(db, eq(quotes.id, sql.placeholder('id'))));

/**
 * All of a project, with who sent it, its file and the extra work that was approved; the newest first. What features say
 * of its quotes in one answer comes from one reading.
 */
export function readQuotes(db: Database, projectId: number): Promise<readonly QuoteRow[]> {
  return derived(projectId, 'quotes', () => ofProject(db).execute({ projectId }));
}

export function findQuotesOfFile(
  db: Database,
  projectId: number,
  fileKey: string,
): Promise<readonly QuoteRow[]> {
  return ofFile(db).execute({ projectId, fileKey });
}

export async function findQuoteRow(
  db: Database,
  projectId: number,
  id: number,
): Promise<QuoteRow | undefined> {
  const [row] = await one(db).execute({ projectId, id });
  return row;
}
