import { and, asc, eq } from 'drizzle-orm';
import { dayAt, formatDay } from '#/core/day';
import type { FolderTold } from '#/core/folder';
import { sitePage } from '#/features/site/photos/page';
import { photoName } from '#/features/site/shared/photos/rules/name';
import { photos } from '#/features/site/shared/photos/server/tables';
import { pinOf } from '#/features/site/shared/pin';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { presentId } from '#/platform/server/database/stores/ids-store';
import type { FolderSource } from '#/platform/server/ports/folder';

const pageSize = 200;

async function readPage(db: Database, ids: readonly number[]) {
  return db
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
    .where(isAnyOf(photos.id, ids))
    .orderBy(asc(photos.takenAt), asc(photos.id));
}

async function listHidden(db: Database, projectId: number, fileKey?: string): Promise<number[]> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(
      and(
        eq(photos.projectId, projectId),
        eq(photos.phase, 'hidden'),
        fileKey === undefined ? undefined : eq(photos.fileKey, fileKey),
      ),
    )
    .orderBy(asc(photos.takenAt), asc(photos.id));
  return rows.map(({ id }) => id);
}

async function tellPage(db: Database, ids: readonly number[]): Promise<FolderTold> {
  const rows = (await readPage(db, ids.slice(0, pageSize))).map((row) => ({
    ...row,
    title: photoName(row),
    day: dayAt(new Date(row.takenAt)),
  }));
  const others = ids.slice(pageSize);
  return {
    entries: rows.map(({ id, title, day, roomId, width, height, file }) => ({
      ...{ key: `photo ${id}`, chapter: 'hidden' as const, title },
      ...{ detail: null, day, firm: null, roomId, file, documentId: null },
      ...{ path: `${sitePage.path}?id=${id}`, validUntil: null, isPrivate: false },
      picture: { width, height },
    })),
    pins: rows.flatMap(({ title, day, file, ...place }) => {
      const pin = pinOf(place);
      return pin ? [{ ...pin, chapter: 'hidden' as const, title, detail: formatDay(day), file }] : [];
    }),
    ...(others.length > 0 && { rest: () => tellPage(db, others) }),
  };
}

/** What nobody can see any more. */
export const photosInFolder: FolderSource = {
  tell: async (db, projectId) => tellPage(db, await listHidden(db, projectId)),
  findByFile: async (db, projectId, fileKey) => {
    const ids = await listHidden(db, projectId, fileKey);
    return (await tellPage(db, ids)).entries ?? [];
  },
};
