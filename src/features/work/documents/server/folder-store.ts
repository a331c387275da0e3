import { and, asc, eq } from 'drizzle-orm';
import { dayAt } from '#/core/day';
import type { FolderEntry } from '#/core/folder';
import { documentsPage } from '#/features/work/documents/page';
import { folderPlaceOf } from '#/features/work/documents/rules/folder';
import { categoryLabels } from '#/features/work/shared/documents/contract';
import { documents } from '#/features/work/shared/documents/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { presentId } from '#/platform/server/database/stores/ids-store';
import type { FolderSource } from '#/platform/server/ports/folder';

async function readEntries(db: Database, projectId: number, fileKey?: string): Promise<FolderEntry[]> {
  const rows = await db
    .select({
      id: documents.id,
      category: documents.category,
      description: documents.description,
      validUntil: documents.validUntil,
      uploadedAt: documents.uploadedAt,
      roomId: presentId('rooms', documents.roomId),
      file: { key: files.key, name: files.name, mimeType: files.mimeType, size: files.size },
    })
    .from(documents)
    .innerJoin(files, eq(files.key, documents.fileKey))
    .where(
      and(
        eq(documents.projectId, projectId),
        fileKey === undefined ? undefined : eq(documents.fileKey, fileKey),
      ),
    )
    .orderBy(asc(documents.uploadedAt), asc(documents.id));
  return rows.map(({ id, category, description, validUntil, uploadedAt, roomId, file }) => ({
    ...{ key: `document ${id}`, ...folderPlaceOf({ category, fileName: file.name, description }) },
    ...{ title: description ?? file.name, detail: categoryLabels[category] },
    ...{ day: dayAt(new Date(uploadedAt)), firm: null, roomId, validUntil, file, documentId: id },
    path: `${documentsPage.path}?id=${id}`,
  }));
}

export const documentsInFolder: FolderSource = {
  tell: async (db, projectId) => ({ entries: await readEntries(db, projectId) }),
  findByFile: readEntries,
};
