import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import { filePath } from '#/core/file-paths';
import type { StoredProof } from '#/features/premiums/premium-files/rules/assemble';
import { premiumProofs } from '#/features/premiums/shared/premium-files/server/tables';
import { photoColumns, photoOf } from '#/features/site/shared/photos/server/photo-of-store';
import { documentColumns, documentOf } from '#/features/work/shared/documents/server/document-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { files } from '#/platform/server/database/schema/files';
import { findIds } from '#/platform/server/database/stores/ids-store';
import { writtenRow } from '#/platform/server/database/stores/written-row';

export type Reader = { projectId: number; userId: number; today: Day };

function selectProofs(db: Database, only?: SQL) {
  return db
    .select({
      proof: premiumProofs,
      file: { key: files.key, name: files.name },
    })
    .from(premiumProofs)
    .leftJoin(...documentOf(premiumProofs.documentId))
    .leftJoin(...photoOf(premiumProofs.photoId))
    .leftJoin(files, or(eq(files.key, documentColumns.fileKey), eq(files.key, photoColumns.fileKey)))
    .where(and(eq(premiumProofs.projectId, sql.placeholder('projectId')), only))
    .orderBy(asc(premiumProofs.id));
}

const allProofs = prepareOnce((db) => selectProofs(db));
const oneProof = prepareOnce((db) => selectProofs(db, eq(premiumProofs.id, sql.placeholder('id'))));

function toProof(
  {
    proof: { projectId: _, proof: kind, createdBy, ...row },
    file,
  }: Awaited<ReturnType<typeof selectProofs>>[number],
  { userId }: Reader,
): StoredProof {
  return {
    ...row,
    kind,
    fileName: file?.name ?? null,
    filePath: file ? filePath(file.key) : null,
    fileKey: file?.key ?? null,
    isOwn: createdBy === userId,
  };
}

/** Of a project. */
export async function listProofs(db: Database, reader: Reader): Promise<StoredProof[]> {
  const rows = await allProofs(db).execute({ projectId: reader.projectId });
  return rows.map((row) => toProof(row, reader));
}

const unknownPapers = {
  documentId: { table: 'documents', message: 'Dit document bestaat niet. Kies een ander.' },
  photoId: { table: 'photos', message: 'Deze foto bestaat niet. Kies een andere.' },
} as const;

/** What a proof names is of its own project. */
export async function requirePaper(
  tx: Database,
  projectId: number,
  path: keyof typeof unknownPapers,
  id: number | null,
): Promise<void> {
  const { table, message } = unknownPapers[path];
  if (id === null || (await findIds(tx, table, projectId, [id])).has(id)) return;
  throw new AppError('invalid', message, [{ path, message }]);
}

export async function createProof(
  tx: Database,
  reader: Reader,
  values: Pick<
    typeof premiumProofs.$inferInsert,
    'premiumFileId' | 'proof' | 'documentId' | 'photoId' | 'note'
  >,
): Promise<StoredProof> {
  const row = writtenRow(
    await tx
      .insert(premiumProofs)
      .values({ ...values, projectId: reader.projectId, createdBy: reader.userId })
      .returning({ id: premiumProofs.id }),
  );
  return getProof(tx, reader, row.id);
}

export async function getProof(db: Database, reader: Reader, id: number): Promise<StoredProof> {
  const [row] = await oneProof(db).execute({ projectId: reader.projectId, id });
  if (!row) throw new AppError('not_found');
  return toProof(row, reader);
}

export async function removeProof(tx: Database, projectId: number, id: number): Promise<void> {
  await tx.delete(premiumProofs).where(and(eq(premiumProofs.id, id), eq(premiumProofs.projectId, projectId)));
}

/** What proved something as a document does so as a photo: the file is the same. */
export async function moveProofs(
  tx: Database,
  { projectId, documentId, photoId }: { projectId: number; documentId: number; photoId: number },
): Promise<void> {
  await tx
    .update(premiumProofs)
    .set({ documentId: null, photoId })
    .where(and(eq(premiumProofs.projectId, projectId), eq(premiumProofs.documentId, documentId)));
}
