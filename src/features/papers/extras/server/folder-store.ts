import { and, asc, eq, sql } from 'drizzle-orm';
import { contactName } from '#/core/contact-name';
import { dayAt } from '#/core/day';
import type { FolderEntry } from '#/core/folder';
import { extraName } from '#/features/papers/shared/extras/rules/statuses';
import { extras } from '#/features/papers/shared/extras/server/tables';
import { readQuotes } from '#/features/papers/shared/quotes/server/quote-rows-store';
import { isFileOfDocument } from '#/features/work/shared/documents/server/document-of-store';
import { files } from '#/platform/server/database/schema/files';
import type { FolderSource, TellFolder } from '#/platform/server/ports/folder';

/** What was approved; its paper stands among the documents. */
const tell: TellFolder = async (db, projectId) => {
  const rows = await db
    .select({
      id: extras.id,
      quoteId: extras.quoteId,
      number: extras.number,
      title: extras.title,
      total: extras.total,
      updatedAt: extras.updatedAt,
    })
    .from(extras)
    .where(and(eq(extras.projectId, projectId), eq(extras.status, 'approved')))
    .orderBy(asc(extras.quoteId), asc(extras.number));
  const quotes = rows.length === 0 ? [] : await readQuotes(db, projectId);
  const firms = new Map(quotes.map(({ quote, contact }) => [quote.id, contactName(contact)]));
  return {
    entries: rows.flatMap(({ id, quoteId, number, title, total, updatedAt }): FolderEntry[] => {
      const firm = firms.get(quoteId);
      if (firm === undefined) return [];
      return [
        {
          ...{ key: `extra ${id}`, chapter: 'people', title, firm, path: `/quotes/${quoteId}` },
          ...{ detail: extraName({ number, total }), day: dayAt(new Date(updatedAt)), file: null },
          ...{ roomId: null, documentId: null, validUntil: null, isPrivate: true },
        },
      ];
    }),
  };
};

export const extrasInFolder: FolderSource = {
  tell,
  tellsAmounts: sql`exists (
    select 1 from ${extras} where ${extras}."project_id" = ${files.projectId} and (
      ${extras}."sha256" = ${files.sha256}
      or ${isFileOfDocument(files.key, (id) => sql`${id} = ${extras}."document_id"`)}
    )
  )`,
};
