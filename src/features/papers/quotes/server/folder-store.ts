import { and, asc, eq, sql } from 'drizzle-orm';
import type { FolderEntry } from '#/core/folder';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { contactNameInSql, contactOf } from '#/features/work/shared/contacts/server/contact-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import type { FolderSource } from '#/platform/server/ports/folder';

async function readEntries(db: Database, projectId: number, fileKey?: string): Promise<FolderEntry[]> {
  const rows = await db
    .select({
      id: quotes.id,
      number: quotes.quoteNumber,
      description: quotes.description,
      quoteDate: quotes.quoteDate,
      acceptedOn: quotes.acceptedOn,
      firm: contactNameInSql,
      file: { key: files.key, name: files.name, mimeType: files.mimeType, size: files.size },
    })
    .from(quotes)
    .innerJoin(...contactOf(quotes.contactId))
    .leftJoin(files, eq(files.key, quotes.fileKey))
    .where(
      and(
        eq(quotes.projectId, projectId),
        eq(quotes.status, 'accepted'),
        fileKey === undefined ? undefined : eq(quotes.fileKey, fileKey),
      ),
    )
    .orderBy(asc(quotes.acceptedOn), asc(quotes.id));
  return rows.map(({ id, number, description, quoteDate, acceptedOn, firm, file }) => ({
    ...{ key: `quote ${id}`, chapter: 'people' as const, title: description ?? 'Werken', firm, file },
    ...{ detail: number ? `Offerte ${number}` : 'Offerte', day: acceptedOn ?? quoteDate },
    ...{ roomId: null, documentId: null, validUntil: null, isPrivate: true, path: `/quotes/${id}` },
  }));
}

/** Who did which work: what was agreed on, and not what else was offered. */
export const quotesInFolder: FolderSource = {
  tell: async (db, projectId) => ({ entries: await readEntries(db, projectId) }),
  findByFile: readEntries,
  // Also what was offered and not taken.
  tellsAmounts: sql`exists (select 1 from ${quotes} where ${quotes}."file_key" = ${files.key})`,
};
