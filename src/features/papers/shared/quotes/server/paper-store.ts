import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { contactColumns, contactOf } from '#/features/work/shared/contacts/server/contact-of-store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { files } from '#/platform/server/database/schema/files';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** What stands on the paper that somebody judges. */
export async function findQuotePaper(db: Database, quoteId: number) {
  const { contactId, quoteNumber, amount, fileKey } = quotes;
  const [quote] = await db
    .select({ contactId, quoteNumber, amount, fileKey })
    .from(quotes)
    .where(eq(quotes.id, quoteId));
  return quote;
}

/** The file that is kept with a quote. */
export async function findQuoteFile(
  db: Database,
  projectId: number,
  quoteId: number,
): Promise<{ key: string; mimeType: string } | undefined> {
  const [row] = await db
    .select({ key: files.key, mimeType: files.mimeType })
    .from(quotes)
    .innerJoin(files, eq(files.key, quotes.fileKey))
    .where(and(eq(quotes.id, quoteId), eq(quotes.projectId, projectId)));
  return row;
}

function selectOnPapers(db: Database, only?: SQL) {
  return db
    .select({
      id: quotes.id,
      quoteNumber: quotes.quoteNumber,
      description: quotes.description,
      status: quotes.status,
    })
    .from(quotes)
    .where(and(eq(quotes.projectId, sql.placeholder('projectId')), only));
}

const allOnPapers = prepareOnce((db) => selectOnPapers(db).orderBy(asc(quotes.id)));
const oneOnPaper = prepareOnce((db) => selectOnPapers(db, eq(quotes.id, sql.placeholder('id'))));

type OnPapers = Awaited<ReturnType<typeof selectOnPapers>>;

function byId(rows: Readonly<OnPapers>) {
  return new Map(rows.map(({ status, ...quote }) => [quote.id, { quote, quoteStatus: status }]));
}

/** What other papers show of the quotes that they belong to: read once for all of them. */
export function readQuotesOnPapers(db: Database, projectId: number): Promise<ReturnType<typeof byId>> {
  return derived(projectId, 'quotes on papers', async () =>
    byId(await allOnPapers(db).execute({ projectId })),
  );
}

/** The same of one. */
export async function findQuoteOnPaper(db: Database, projectId: number, id: number | null | undefined) {
  return byId(id == null ? [] : await oneOnPaper(db).execute({ projectId, id }));
}

type NamedQuote = { id: number; name: string; fileKey: string | null; fileName: string | null };

/** What quotes are called, with the paper that each was. */
export async function nameQuotes(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<NamedQuote[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      id: quotes.id,
      name: sql<string>`coalesce(nullif(${quotes.quoteNumber}, ''), nullif(${quotes.description}, ''), 'Offerte')`,
      fileKey: files.key,
      fileName: files.name,
    })
    .from(quotes)
    .leftJoin(files, eq(files.key, quotes.fileKey))
    .where(and(eq(quotes.projectId, projectId), isAnyOf(quotes.id, ids)))
    .orderBy(asc(quotes.id));
}

/** Whose paper it is, and the account that the firm has now. */
export async function findContactOfQuote(
  db: Database,
  projectId: number,
  quoteId: number,
): Promise<{ id: number; iban: string | null } | undefined> {
  const [contact] = await db
    .select({ id: contactColumns.id, iban: contactColumns.iban })
    .from(quotes)
    .innerJoin(...contactOf(quotes.contactId))
    .where(and(eq(quotes.id, quoteId), eq(quotes.projectId, projectId)));
  return contact;
}
