import { sql } from 'drizzle-orm';
import { contactName } from '#/core/contact-name';
import type { FolderEntry } from '#/core/folder';
import {
  findQuotesOfFile,
  type QuoteRow,
  readQuotes,
} from '#/features/papers/shared/quotes/server/quote-rows-store';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { files } from '#/platform/server/database/schema/files';
import type { FolderSource } from '#/platform/server/ports/folder';

function entriesOf(rows: readonly QuoteRow[]): FolderEntry[] {
  return rows
    .filter(({ quote }) => quote.status === 'accepted')
    .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)) || one.quote.id - other.quote.id)
    .map(({ quote, contact, file }) => {
      const { id, quoteNumber: number, description, acceptedOn, quoteDate, fileKey } = quote;
      return {
        ...{ key: `quote ${id}`, chapter: 'people', title: description ?? 'Werken' },
        ...{ firm: contactName(contact), file: file && fileKey !== null ? { ...file, key: fileKey } : null },
        ...{ detail: number ? `Offerte ${number}` : 'Offerte', day: acceptedOn ?? quoteDate },
        ...{ roomId: null, documentId: null, validUntil: null, isPrivate: true, path: `/quotes/${id}` },
      };
    });
}

/** By the day on which it was accepted; last what has none. */
function placeOf({ quote: { acceptedOn } }: QuoteRow): string {
  return acceptedOn ?? 'later';
}

/** Who did which work: what was agreed on, and not what else was offered. */
export const quotesInFolder: FolderSource = {
  tell: async (db, projectId) => ({ entries: entriesOf(await readQuotes(db, projectId)) }),
  findByFile: async (db, projectId, fileKey) => entriesOf(await findQuotesOfFile(db, projectId, fileKey)),
  // Also what was offered and not taken.
  tellsAmounts: sql`exists (select 1 from ${quotes} where ${quotes}."file_key" = ${files.key})`,
};
