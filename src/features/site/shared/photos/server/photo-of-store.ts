import { and, eq, type SQL, type SQLWrapper } from 'drizzle-orm';
import { photos } from '#/features/site/shared/photos/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** The photo that a row names, to join; nothing of it is there while it is in the trash. */
export function photoOf(photoId: SQLWrapper): [photo: typeof photos, on: SQL] {
  return [photos, eq(photos.id, photoId)];
}

/** What can be read of a photo that was joined. */
export const photoColumns = { id: photos.id, fileKey: photos.fileKey };

export type Picture = {
  id: number;
  fileKey: string;
  name: string;
  width: number;
  height: number;
  caption: string | null;
};

/** The photos with these numbers that are there, by number. */
export async function findPictures(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Picture>> {
  if (ids.length === 0) return new Map();
  const { width, height, caption } = photos;
  const rows = await db
    .select({ ...photoColumns, width, height, caption, name: files.name })
    .from(photos)
    .innerJoin(files, eq(files.key, photos.fileKey))
    .where(and(eq(photos.projectId, projectId), isAnyOf(photos.id, [...new Set(ids)])));
  return new Map(rows.map((row) => [row.id, row]));
}
