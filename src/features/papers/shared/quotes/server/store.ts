import { and, asc, eq, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import { filePath } from '#/core/file-paths';
import type { PaperLine } from '#/features/papers/shared/contract';
import type { Quote, QuoteFields, QuoteStatus } from '#/features/papers/shared/quotes/contract';
import type { Agreement } from '#/features/papers/shared/quotes/rules/agreement-shape';
import {
  findQuoteRow,
  type QuoteRow,
  readQuotes,
  withBilled,
} from '#/features/papers/shared/quotes/server/quote-rows-store';
import { sumsOfQuote } from '#/features/papers/shared/quotes/server/quote-sums';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { findItemIds } from '#/features/papers/shared/server/lines-to-keep';
import { linkedItemIds, withItemsThere } from '#/features/work/shared/rules/item-links';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { writtenRow } from '#/platform/server/database/stores/written-row';
import type { Actor } from '#/platform/server/identity/access';

const zero = '0.00';

async function wholeQuotes(
  db: Database,
  { userId, projectId }: Actor,
  rows: readonly QuoteRow[],
): Promise<Quote[]> {
  const items = await findItemIds(db, projectId, [
    ...linkedItemIds(rows.map(({ quote }) => quote)),
    ...rows.flatMap(({ quote }) => quote.coversItemIds),
  ]);
  const billed = await withBilled(db, projectId, rows);
  return billed.map((row) => {
    const { createdBy, fileKey, lastExtra, ...fields } = row.quote;
    return {
      ...fields,
      lines: withItemsThere(fields.lines, items),
      coversItemIds: fields.coversItemIds.filter((id) => items.has(id)),
      contact: row.contact,
      filePath: fileKey && filePath(fileKey),
      file: row.file,
      ...sumsOfQuote(row),
      invoiced: row.invoiced ?? zero,
      invoiceCount: row.count ?? 0,
      isOwn: createdBy === userId,
    };
  });
}

export function listQuotes(db: Database, place: Actor): Promise<readonly Quote[]> {
  const { projectId, userId } = place;
  return derived(projectId, `whole quotes of ${userId}`, async () =>
    wholeQuotes(db, place, await readQuotes(db, projectId)),
  );
}

export async function getQuote(db: Database, place: Actor, quoteId: number): Promise<Quote> {
  const row = await findQuoteRow(db, place.projectId, quoteId);
  const [quote] = await wholeQuotes(db, place, row ? [row] : []);
  if (!quote) throw new AppError('not_found');
  return quote;
}

type QuoteValues = QuoteFields & {
  fileKey: string | null;
  agreement?: Agreement;
  acceptedOn?: Day | null;
  acceptedUnseen?: boolean;
};

export async function createQuote(
  db: Database,
  { userId, projectId }: Actor,
  { status = 'pending', ...fields }: QuoteValues,
): Promise<number> {
  const row = writtenRow(
    await db
      .insert(quotes)
      .values({ ...fields, status, projectId, createdBy: userId })
      .returning({ id: quotes.id }),
  );
  return row.id;
}

/** A status that is left out stays: nobody takes back a decision by forgetting it. */
export async function updateQuote(
  db: Database,
  projectId: number,
  quoteId: number,
  fields: Partial<QuoteValues>,
): Promise<void> {
  await db
    .update(quotes)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(and(eq(quotes.id, quoteId), eq(quotes.projectId, projectId)));
}

type StoredQuote = {
  id: number;
  version: number;
  status: QuoteStatus;
  fileKey: string | null;
  lines: PaperLine[];
  coversItemIds: number[];
};

/** What a change is compared with. Locked, so that two people can't both replace the same file. */
export async function getForChange(db: Database, projectId: number, quoteId: number): Promise<StoredQuote> {
  const [row] = await db
    .select({
      id: quotes.id,
      version: quotes.version,
      status: quotes.status,
      fileKey: quotes.fileKey,
      lines: quotes.lines,
      coversItemIds: quotes.coversItemIds,
    })
    .from(quotes)
    .where(and(eq(quotes.id, quoteId), eq(quotes.projectId, projectId)))
    .for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

export async function removeQuote(db: Database, projectId: number, quoteId: number): Promise<void> {
  await db.delete(quotes).where(and(eq(quotes.id, quoteId), eq(quotes.projectId, projectId)));
}

/** In one order, whatever is done to them next: two people who choose at once would otherwise wait for each other. */
export async function lockQuotes(
  tx: Database,
  projectId: number,
  quoteIds: readonly number[],
): Promise<Pick<StoredQuote, 'id' | 'version' | 'status'>[]> {
  return tx
    .select({ id: quotes.id, version: quotes.version, status: quotes.status })
    .from(quotes)
    .where(and(eq(quotes.projectId, projectId), isAnyOf(quotes.id, quoteIds)))
    .orderBy(asc(quotes.id))
    .for('no key update');
}

/**
 * What an invoice needs to know of the quote it is linked to. Held until the end of the transaction: a quote that is
 * just being rejected is waited for, and one that was accepted stays so until the link is made.
 */
export async function findQuoteStatus(
  db: Database,
  projectId: number,
  quoteId: number,
): Promise<QuoteStatus | undefined> {
  const [row] = await db
    .select({ status: quotes.status })
    .from(quotes)
    .where(and(eq(quotes.id, quoteId), eq(quotes.projectId, projectId)))
    .for('share');
  return row?.status;
}
