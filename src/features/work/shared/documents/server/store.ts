import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '#/core/errors';
import { filePath } from '#/core/file-paths';
import type {
  DocumentCategory,
  documentFields,
  ProjectDocument,
} from '#/features/work/shared/documents/contract';
import { documents } from '#/features/work/shared/documents/server/tables';
import { requireRooms } from '#/features/work/shared/rooms/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { files } from '#/platform/server/database/schema/files';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { insertFile, type KeptFile, removeFile } from '#/platform/server/database/stores/file-store';
import { presentId } from '#/platform/server/database/stores/ids-store';
import { writtenRow } from '#/platform/server/database/stores/written-row';
import type { Actor } from '#/platform/server/identity/access';

type Fields = z.output<typeof documentFields>;
/** What is added by the program itself has no end that it knows of. */
type NewFields = Omit<Fields, 'validUntil' | 'roomId'> & Partial<Fields>;
export type StoredDocument = Omit<ProjectDocument, 'mayChange'> & { createdBy: number | null };

function selectDocuments(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: documents.id,
      fileName: files.name,
      fileKey: files.key,
      fileSize: files.size,
      mimeType: files.mimeType,
      category: documents.category,
      description: documents.description,
      validUntil: documents.validUntil,
      roomId: presentId('rooms', documents.roomId),
      version: documents.version,
      uploadedAt: documents.uploadedAt,
      createdBy: documents.createdBy,
    })
    .from(documents)
    .innerJoin(files, eq(files.key, documents.fileKey))
    .where(where)
    .orderBy(desc(documents.uploadedAt), desc(documents.id));
}

type DocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number];

function toDocument({ fileKey, ...row }: DocumentRow): StoredDocument {
  return { ...row, filePath: filePath(fileKey) };
}

const ofProject = prepareOnce((db) =>
  selectDocuments(db, eq(documents.projectId, sql.placeholder('projectId'))),
);

export async function listDocuments(db: Database, projectId: number): Promise<StoredDocument[]> {
  return (await ofProject(db).execute({ projectId })).map(toDocument);
}

export async function getDocument(db: Database, projectId: number, id: number): Promise<StoredDocument> {
  const [row] = await selectDocuments(db, and(eq(documents.projectId, projectId), eq(documents.id, id)));
  if (!row) throw new AppError('not_found');
  return toDocument(row);
}

/** What a document holds, for who hands it on. */
export async function findDocumentFile(
  db: Database,
  projectId: number,
  id: number,
): Promise<KeptFile | undefined> {
  const [row] = await db
    .select({
      key: files.key,
      name: files.name,
      mimeType: files.mimeType,
      size: files.size,
      sha256: files.sha256,
    })
    .from(documents)
    .innerJoin(files, eq(files.key, documents.fileKey))
    .where(and(eq(documents.projectId, projectId), eq(documents.id, id)));
  return row;
}

export async function createDocument(
  tx: Database,
  { projectId, userId, limit }: { projectId: number; userId: number; limit: number },
  fields: NewFields,
  file: KeptFile,
): Promise<StoredDocument> {
  await insertFile(tx, projectId, file, { limit });
  return getDocument(tx, projectId, await addDocument(tx, { projectId, userId }, fields, file.key));
}

/** With a file that is stored already. */
export async function addDocument(
  tx: Database,
  { projectId, userId }: Actor,
  fields: NewFields,
  fileKey: string,
): Promise<number> {
  await requireRooms(tx, projectId, [fields.roomId]);
  const row = writtenRow(
    await tx
      .insert(documents)
      .values({ ...fields, projectId, fileKey, createdBy: userId })
      .returning({ id: documents.id }),
  );
  return row.id;
}

/** The first document of the project that holds the very same bytes. */
export async function findSameContent(
  db: Database,
  projectId: number,
  { sha256, key }: KeptFile,
): Promise<{ id: number; fileName: string } | undefined> {
  const [row] = await db
    .select({ id: documents.id, fileName: files.name })
    .from(documents)
    .innerJoin(files, eq(files.key, documents.fileKey))
    .where(and(eq(files.projectId, projectId), eq(files.sha256, sha256), ne(files.key, key)))
    .orderBy(asc(documents.id))
    .limit(1);
  return row;
}

export async function updateDocument(
  db: Database,
  projectId: number,
  id: number,
  fields: Partial<Fields>,
): Promise<StoredDocument> {
  const isAnother = Object.values(fields).some((value) => value !== undefined);
  if (!isAnother) return getDocument(db, projectId, id);
  await requireRooms(db, projectId, [fields.roomId]);
  await db
    .update(documents)
    .set(fields)
    .where(and(eq(documents.projectId, projectId), eq(documents.id, id)));
  return getDocument(db, projectId, id);
}

export async function removeDocument(tx: Database, projectId: number, id: number): Promise<void> {
  const [row] = await tx
    .delete(documents)
    .where(and(eq(documents.projectId, projectId), eq(documents.id, id)))
    .returning({ fileKey: documents.fileKey });
  if (!row) throw new AppError('not_found');
  await removeFile(tx, row.fileKey);
}

type Several = { projectId: number; ids: readonly number[]; addedBy: number | undefined };

/** Those of them that are there, and that somebody may change. */
function among({ projectId, ids, addedBy }: Several): SQL | undefined {
  return and(
    eq(documents.projectId, projectId),
    isAnyOf(documents.id, [...ids]),
    addedBy === undefined ? undefined : eq(documents.createdBy, addedBy),
  );
}

export async function listPapers(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<{ category: DocumentCategory; name: string; key: string }[]> {
  return db
    .select({ category: documents.category, name: files.name, key: files.key })
    .from(documents)
    .innerJoin(files, eq(files.key, documents.fileKey))
    .where(among({ projectId, ids, addedBy: undefined }))
    .orderBy(asc(documents.id));
}

export async function moveDocuments(
  tx: Database,
  which: Several,
  category: DocumentCategory,
): Promise<number[]> {
  const moved = await tx
    .update(documents)
    .set({ category })
    .where(among(which))
    .returning({ id: documents.id });
  return moved.map(({ id }) => id);
}

export async function removeDocuments(tx: Database, which: Several): Promise<number[]> {
  const removed = await tx
    .delete(documents)
    .where(among(which))
    .returning({ id: documents.id, fileKey: documents.fileKey });
  for (const { fileKey } of removed) await removeFile(tx, fileKey);
  return removed.map(({ id }) => id);
}

/** What is known of a document that becomes something else, with its file. */
export type HandedOver = {
  id: number;
  fileKey: string;
  fileName: string;
  description: string | null;
  roomId: number | null;
  createdBy: number | null;
  uploadedAt: string;
};

export async function listForHandOver(db: Database, which: Several): Promise<HandedOver[]> {
  const { id, fileKey, description, roomId, createdBy, uploadedAt } = documents;
  return db
    .select({ id, fileKey, fileName: files.name, description, roomId, createdBy, uploadedAt })
    .from(documents)
    .innerJoin(files, eq(files.key, documents.fileKey))
    .where(among(which))
    .orderBy(asc(documents.id));
}

/** It goes and its file stays, for what took it over. In a transaction. */
export async function handOver(tx: Database, projectId: number, id: number): Promise<void> {
  await tx.delete(documents).where(among({ projectId, ids: [id], addedBy: undefined }));
}
