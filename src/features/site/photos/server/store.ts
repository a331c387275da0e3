import { and, asc, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { filePath } from '#/core/file-paths';
import {
  type Photo,
  type PhotoFields,
  type PhotoFilter,
  pageSize,
  type TakenFrom,
} from '#/features/site/shared/photos/contract';
import { photos } from '#/features/site/shared/photos/server/tables';
import { columnsOf, pinOf } from '#/features/site/shared/pin';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import {
  insertFile,
  type KeptFile,
  keptFileColumns,
  removeFile,
} from '#/platform/server/database/stores/file-store';
import { findIds, presentId } from '#/platform/server/database/stores/ids-store';
import { writtenRow } from '#/platform/server/database/stores/written-row';

export type StoredPhoto = Omit<Photo, 'mayChange'>;

async function selectPhotos(db: Database, where: SQL | undefined, most?: number): Promise<StoredPhoto[]> {
  const query = db
    .select({
      id: photos.id,
      takenAt: photos.takenAt,
      takenFrom: photos.takenFrom,
      roomId: presentId('rooms', photos.roomId),
      phase: photos.phase,
      caption: photos.caption,
      taskId: presentId('tasks', photos.taskId),
      itemId: presentId('meetstaat_items', photos.itemId),
      quoteId: presentId('quotes', photos.quoteId),
      planId: presentId('plans', photos.planId),
      pinX: photos.pinX,
      pinY: photos.pinY,
      width: photos.width,
      height: photos.height,
      mimeType: files.mimeType,
      size: files.size,
      fileKey: files.key,
      version: photos.version,
      createdBy: photos.createdBy,
      sentBy: photos.sentBy,
      createdAt: photos.createdAt,
    })
    .from(photos)
    .innerJoin(files, eq(files.key, photos.fileKey))
    .where(where)
    .orderBy(desc(photos.takenAt), desc(photos.id));
  const rows = await (most === undefined ? query : query.limit(most));
  return rows.map(({ fileKey, planId, pinX, pinY, ...row }) => ({
    ...row,
    pin: pinOf({ planId, pinX, pinY }),
    filePath: filePath(fileKey),
  }));
}

/** The Belgian day on which it was taken. */
export const dayOf = sql`(${photos.takenAt} at time zone 'Europe/Brussels')::date`;

export async function listPhotos(
  db: Database,
  projectId: number,
  { ids, roomId, phase, taskId, itemId, planId, quoteIds, taskIds, from, until, before }: PhotoFilter,
): Promise<StoredPhoto[]> {
  // Who goes on after one that went meanwhile would take an empty page for the end.
  if (before !== undefined) await getPhoto(db, projectId, before);
  const where = and(
    eq(photos.projectId, projectId),
    ids && isAnyOf(photos.id, ids),
    roomId === undefined ? undefined : roomId === 'none' ? isNull(photos.roomId) : eq(photos.roomId, roomId),
    phase === undefined ? undefined : eq(photos.phase, phase),
    taskId === undefined ? undefined : eq(photos.taskId, taskId),
    itemId === undefined ? undefined : eq(photos.itemId, itemId),
    planId === undefined ? undefined : eq(photos.planId, planId),
    quoteIds || taskIds
      ? or(isAnyOf(photos.quoteId, quoteIds ?? []), isAnyOf(photos.taskId, taskIds ?? []))
      : undefined,
    from === undefined ? undefined : sql`${dayOf} >= ${from}::date`,
    until === undefined ? undefined : sql`${dayOf} <= ${until}::date`,
    before === undefined
      ? undefined
      : sql`(${photos.takenAt}, ${photos.id}) < (select taken_at, id from photos as last where last.id = ${before})`,
  );
  return selectPhotos(db, where, pageSize);
}

export async function listLatest(db: Database, projectId: number, most: number): Promise<StoredPhoto[]> {
  return selectPhotos(db, eq(photos.projectId, projectId), most);
}

export async function getPhoto(db: Database, projectId: number, id: number): Promise<StoredPhoto> {
  const [row] = await selectPhotos(db, and(eq(photos.projectId, projectId), eq(photos.id, id)));
  if (!row) throw new AppError('not_found');
  return row;
}

type Links = Partial<Pick<PhotoFields, 'roomId' | 'taskId' | 'itemId' | 'quoteId' | 'pin'>>;

/** What a photo names is of its own project. */
async function requireLinks(db: Database, projectId: number, links: Links): Promise<void> {
  const { roomId, taskId, itemId, quoteId, pin } = links;
  await check('rooms', roomId, 'Deze ruimte bestaat niet meer.');
  await check('tasks', taskId, 'Deze taak bestaat niet meer.');
  await check('meetstaat_items', itemId, 'Dit meetstaatitem bestaat niet meer.');
  await check('quotes', quoteId, 'Deze offerte bestaat niet meer.');
  await check('plans', pin?.planId, 'Dit plan bestaat niet meer.');

  async function check(table: string, id: number | null | undefined, message: string) {
    if (!id) return;
    if (!(await findIds(db, table, projectId, [id])).has(id)) throw new AppError('not_found', message);
  }
}

type NewPhoto = PhotoFields & { takenAt: string; takenFrom: TakenFrom; width: number; height: number };

export async function createPhoto(
  tx: Database,
  {
    projectId,
    userId,
    limit,
    sentBy,
  }: { projectId: number; userId: number | null; limit: number; sentBy?: string },
  fields: NewPhoto,
  file: KeptFile,
): Promise<StoredPhoto> {
  await requireLinks(tx, projectId, fields);
  await insertFile(tx, projectId, file, { limit });
  const place = { projectId, createdBy: userId, fileKey: file.key, sentBy };
  return getPhoto(tx, projectId, await insertPhoto(tx, place, fields));
}

/** With a file that is stored already. */
export async function insertPhoto(
  tx: Database,
  place: { projectId: number; createdBy: number | null; fileKey: string; sentBy?: string | undefined },
  fields: Partial<PhotoFields> & Omit<NewPhoto, keyof PhotoFields> & { takenAt: string },
): Promise<number> {
  const { pin, ...said } = fields;
  const made = await tx
    .insert(photos)
    .values({ ...said, ...columnsOf(pin ?? null), ...place })
    .returning({ id: photos.id });
  return writtenRow(made).id;
}

/** The first photo of the project that holds the very same bytes. */
export async function findSamePhoto(
  db: Database,
  projectId: number,
  { sha256, key }: KeptFile,
): Promise<{ id: number; fileName: string } | undefined> {
  const [row] = await db
    .select({ id: photos.id, fileName: files.name })
    .from(photos)
    .innerJoin(files, eq(files.key, photos.fileKey))
    .where(and(eq(files.projectId, projectId), eq(files.sha256, sha256), ne(files.key, key)))
    .orderBy(asc(photos.id))
    .limit(1);
  return row;
}

type Changes = Partial<Omit<PhotoFields, 'takenAt'> & { takenAt: string; takenFrom: TakenFrom }>;

function isNothing(changes: Changes): boolean {
  return Object.values(changes).every((value) => value === undefined);
}

export async function updatePhoto(
  tx: Database,
  projectId: number,
  id: number,
  changes: Changes,
): Promise<StoredPhoto> {
  if (isNothing(changes)) return getPhoto(tx, projectId, id);
  await requireLinks(tx, projectId, changes);
  const { pin, ...said } = changes;
  await tx
    .update(photos)
    .set({ ...said, ...(pin === undefined ? {} : columnsOf(pin)) })
    .where(and(eq(photos.projectId, projectId), eq(photos.id, id)));
  return getPhoto(tx, projectId, id);
}

export async function removePhoto(tx: Database, projectId: number, id: number): Promise<void> {
  const removed = await removePhotos(tx, { projectId, ids: [id], addedBy: undefined });
  if (removed.length === 0) throw new AppError('not_found');
}

type Several = { projectId: number; ids: readonly number[]; addedBy: number | undefined };

/** Those of them that are there, and that somebody may change. */
function among({ projectId, ids, addedBy }: Several): SQL | undefined {
  return and(
    eq(photos.projectId, projectId),
    isAnyOf(photos.id, ids),
    addedBy === undefined ? undefined : eq(photos.createdBy, addedBy),
  );
}

export async function changePhotos(tx: Database, which: Several, changes: Changes): Promise<number[]> {
  await requireLinks(tx, which.projectId, changes);
  if (isNothing(changes)) return [];
  const { pin: _, ...said } = changes;
  const changed = await tx.update(photos).set(said).where(among(which)).returning({ id: photos.id });
  return changed.map(({ id }) => id);
}

export async function removePhotos(tx: Database, which: Several): Promise<number[]> {
  const removed = await tx
    .delete(photos)
    .where(among(which))
    .returning({ id: photos.id, fileKey: photos.fileKey });
  for (const { fileKey } of removed) await removeFile(tx, fileKey);
  return removed.map(({ id }) => id);
}

export async function findOriginal(
  db: Database,
  projectId: number,
  id: number,
): Promise<KeptFile | undefined> {
  const [row] = await db
    .select(keptFileColumns)
    .from(photos)
    .innerJoin(files, eq(files.key, photos.fileKey))
    .where(and(eq(photos.projectId, projectId), eq(photos.id, id)));
  return row;
}

export async function listOriginals(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<{ day: string; name: string; key: string }[]> {
  return db
    .select({ day: sql<string>`${dayOf}::text`, name: files.name, key: files.key })
    .from(photos)
    .innerJoin(files, eq(files.key, photos.fileKey))
    .where(among({ projectId, ids, addedBy: undefined }))
    .orderBy(asc(photos.takenAt), asc(photos.id));
}
