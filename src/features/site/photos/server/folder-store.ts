import { and, asc, eq } from 'drizzle-orm';
import { dayAt, formatDay } from '#/core/day';
import { sitePage } from '#/features/site/photos/page';
import { photoName } from '#/features/site/photos/rules/name';
import { photos } from '#/features/site/photos/server/tables';
import { pinOf } from '#/features/site/shared/pin';
import { files } from '#/platform/server/database/schema/files';
import { presentId } from '#/platform/server/database/stores/ids-store';
import type { FolderSource } from '#/platform/server/ports/folder';

/** What nobody can see any more. */
export const photosInFolder: FolderSource = async (db, projectId) => {
  const rows = await db
    .select({
      id: photos.id,
      takenAt: photos.takenAt,
      caption: photos.caption,
      roomId: presentId('rooms', photos.roomId),
      width: photos.width,
      height: photos.height,
      planId: photos.planId,
      pinX: photos.pinX,
      pinY: photos.pinY,
      file: { key: files.key, name: files.name, mimeType: files.mimeType, size: files.size },
    })
    .from(photos)
    .innerJoin(files, eq(files.key, photos.fileKey))
    .where(and(eq(photos.projectId, projectId), eq(photos.phase, 'hidden')))
    .orderBy(asc(photos.takenAt), asc(photos.id));
  return {
    entries: rows.map(({ id, takenAt, caption, roomId, width, height, file }) => ({
      ...{ key: `photo ${id}`, chapter: 'hidden' as const, title: photoName({ takenAt, caption }) },
      ...{ detail: null, day: dayAt(new Date(takenAt)), firm: null, roomId, file, documentId: null },
      ...{ path: `${sitePage.path}?id=${id}`, validUntil: null, isPrivate: false },
      picture: { width, height },
    })),
    pins: rows.flatMap(({ takenAt, caption, file, ...place }) => {
      const pin = pinOf(place);
      const title = photoName({ takenAt, caption });
      const detail = formatDay(dayAt(new Date(takenAt)));
      return pin ? [{ ...pin, chapter: 'hidden' as const, title, detail, file }] : [];
    }),
  };
};
