import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { documents } from '#/features/work/shared/documents/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** The document that a row names, to join; nothing of it is there while it is in the trash. */
export function documentOf(documentId: SQLWrapper): [document: typeof documents, on: SQL] {
  return [documents, eq(documents.id, documentId)];
}

/** The document that a file belongs to, to join. */
export function documentWithFile(fileKey: SQLWrapper): [document: typeof documents, on: SQL] {
  return [documents, eq(documents.fileKey, fileKey)];
}

/** What can be read of a document that was joined. */
export const documentColumns = { id: documents.id, fileKey: documents.fileKey };

/** Where a row names several: each is joined by a name of its own. */
export function documentNamed<Name extends string>(name: Name, documentId: SQLWrapper) {
  const document = alias(documents, name);
  const on: SQL = eq(document.id, documentId);
  return { join: [document, on] as const, fileKey: document.fileKey };
}

/** Of a row of `files`: whether it belongs to a document that is one of these. */
export function isFileOfDocument(fileKey: SQLWrapper, isOne: (id: SQL) => SQL): SQL {
  return sql`exists (
    select 1 from ${documents}
    where ${isOne(sql`${documents}."id"`)} and ${documents}."file_key" = ${fileKey}
  )`;
}

/** The files of documents, for a condition on files. */
export function selectFileKeys(db: Database, ids: readonly number[]) {
  return db.select({ key: documents.fileKey }).from(documents).where(isAnyOf(documents.id, ids));
}

/** The files of documents, by the number of the document. */
export async function findFileKeys(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(documentColumns)
    .from(documents)
    .where(and(eq(documents.projectId, projectId), isAnyOf(documents.id, ids)));
  return new Map(rows.map(({ id, fileKey }) => [id, fileKey]));
}
