import { asc, eq } from 'drizzle-orm';
import { dayAt } from '#/core/day';
import { categoryLabels } from '#/features/work/documents/contract';
import { documentsPage } from '#/features/work/documents/page';
import { folderPlaceOf } from '#/features/work/documents/rules/folder';
import { documents } from '#/features/work/documents/server/tables';
import { files } from '#/platform/server/database/schema/files';
import { presentId } from '#/platform/server/database/stores/ids-store';
import type { FolderSource } from '#/platform/server/ports/folder';

export const documentsInFolder: FolderSource = async (db, projectId) => {
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
    .where(eq(documents.projectId, projectId))
    .orderBy(asc(documents.uploadedAt), asc(documents.id));
  return {
    entries: rows.map(({ id, category, description, validUntil, uploadedAt, roomId, file }) => ({
      ...{ key: `document ${id}`, ...folderPlaceOf({ category, fileName: file.name, description }) },
      ...{ title: description ?? file.name, detail: categoryLabels[category] },
      ...{ day: dayAt(new Date(uploadedAt)), firm: null, roomId, validUntil, file, documentId: id },
      path: `${documentsPage.path}?id=${id}`,
    })),
  };
};
