import { asc, eq } from 'drizzle-orm';
import { planName } from '#/features/site/plans/rules/name';
import { planPath } from '#/features/site/plans/rules/path';
import { plans } from '#/features/site/plans/server/tables';
import { files } from '#/platform/server/database/schema/files';
import { presentId } from '#/platform/server/database/stores/ids-store';
import type { FolderSource } from '#/platform/server/ports/folder';

/** The drawings on which others have their pins. */
export const plansInFolder: FolderSource = async (db, projectId) => {
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
    .where(eq(plans.projectId, projectId))
    .orderBy(asc(plans.position), asc(plans.id));
  return {
    entries: rows.map(({ id, documentId, storey, position, width, height, file }) => ({
      ...{ key: `plan ${id}`, chapter: 'permit' as const, title: planName({ storey, position }) },
      ...{ detail: 'Plan', day: null, firm: null, roomId: null, documentId, file, planId: id },
      ...{ path: planPath(id), validUntil: null, isPrivate: false, picture: { width, height } },
    })),
  };
};
