import { and, asc, eq } from 'drizzle-orm';
import type { FolderEntry } from '#/core/folder';
import { planName } from '#/features/site/plans/rules/name';
import { planPath } from '#/features/site/plans/rules/path';
import { plans } from '#/features/site/plans/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { presentId } from '#/platform/server/database/stores/ids-store';
import type { FolderSource } from '#/platform/server/ports/folder';

async function readEntries(db: Database, projectId: number, fileKey?: string): Promise<FolderEntry[]> {
  const rows = await db
    .select({
      id: plans.id,
      documentId: presentId('documents', plans.documentId),
      storey: plans.storey,
      position: plans.position,
      width: plans.width,
      height: plans.height,
      file: { key: files.key, name: files.name, mimeType: files.mimeType, size: files.size },
    })
    .from(plans)
    .innerJoin(files, eq(files.key, plans.fileKey))
    .where(
      and(eq(plans.projectId, projectId), fileKey === undefined ? undefined : eq(plans.fileKey, fileKey)),
    )
    .orderBy(asc(plans.position), asc(plans.id));
  return rows.map(({ id, documentId, storey, position, width, height, file }) => ({
    ...{ key: `plan ${id}`, chapter: 'permit' as const, title: planName({ storey, position }) },
    ...{ detail: 'Plan', day: null, firm: null, roomId: null, documentId, file, planId: id },
    ...{ path: planPath(id), validUntil: null, isPrivate: false, picture: { width, height } },
  }));
}

/** The drawings on which others have their pins. */
export const plansInFolder: FolderSource = {
  tell: async (db, projectId) => ({ entries: await readEntries(db, projectId) }),
  findByFile: readEntries,
};
