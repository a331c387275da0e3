import { and, asc, eq } from 'drizzle-orm';
import { quotes } from '#/features/papers/quotes/server/tables';
import { contactNameInSql } from '#/features/work/contacts/server/store';
import { contacts } from '#/features/work/contacts/server/tables';
import { files } from '#/platform/server/database/schema/files';
import type { FolderSource } from '#/platform/server/ports/folder';

/** Who did which work: what was agreed on, and not what else was offered. */
export const quotesInFolder: FolderSource = async (db, projectId) => {
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
    .innerJoin(contacts, eq(contacts.id, quotes.contactId))
    .leftJoin(files, eq(files.key, quotes.fileKey))
    .where(and(eq(quotes.projectId, projectId), eq(quotes.status, 'accepted')))
    .orderBy(asc(quotes.acceptedOn), asc(quotes.id));
  return {
    entries: rows.map(({ id, number, description, quoteDate, acceptedOn, firm, file }) => ({
      ...{ key: `quote ${id}`, chapter: 'people' as const, title: description ?? 'Werken', firm, file },
      ...{ detail: number ? `Offerte ${number}` : 'Offerte', day: acceptedOn ?? quoteDate },
      ...{ roomId: null, documentId: null, validUntil: null, isPrivate: true, path: `/quotes/${id}` },
    })),
  };
};
