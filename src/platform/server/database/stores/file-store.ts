import { eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { storageFullText } from '#/core/files';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { projects } from '#/platform/server/database/schema/projects';
import { enqueueAll } from '#/platform/server/database/stores/enqueue-store';
import { defineRecord } from '#/platform/server/database/stores/record-kind';

/** Which files, asked of a row of `files`. */
export type FileCondition = SQL;

export type KeptFile = { key: string; name: string; mimeType: string; size: number; sha256: string };

/** A file is whoever's who has the paper it belongs to. */
export const filesRecord = defineRecord({
  table: files,
  key: 'key',
  words: { title: 'Bestanden', one: 'bestand', many: 'bestanden' },
});

/** What a kept file is, for who joins its row. */
export const keptFileColumns = {
  key: files.key,
  name: files.name,
  mimeType: files.mimeType,
  size: files.size,
  sha256: files.sha256,
};

/**
 * In the transaction that writes the paper the file belongs to. Of several that come at once each waits for the other's
 * row, so that together they don't take more than there is room.
 */
export async function insertFile(
  tx: Database,
  projectId: number,
  file: KeptFile,
  room: { limit: number },
): Promise<void> {
  await insertFiles(tx, projectId, [file], room);
}

/** The same for several at once. */
export async function insertFiles(
  tx: Database,
  projectId: number,
  kept: readonly KeptFile[],
  room: { limit: number },
): Promise<void> {
  if (kept.length === 0) return;
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update');
  const bytes = kept.reduce((sum, { size }) => sum + size, 0);
  requireRoom({ used: await getUsedBytes(tx, projectId), limit: room.limit }, bytes);
  await tx
    .insert(files)
    .values(
      kept.map(({ key, name, mimeType, size, sha256 }) => ({ key, projectId, name, mimeType, size, sha256 })),
    );
}

/** With what is in the trash and in the log: it is kept as well. */
export async function getUsedBytes(db: Database, projectId: number): Promise<number> {
  return (await getStorage(db, projectId)).used;
}

export async function getStorage(
  db: Database,
  projectId: number,
): Promise<{ used: number; inTrash: number; inLog: number }> {
  const [row] = await db
    .select({
      inFiles: sql<string>`coalesce(sum(${files.size}), 0)::text`,
      inTrash: sql<string>`coalesce(sum(${files.size}) filter (where ${files.removedAt} is not null), 0)::text`,
      inLog: projects.logBytes,
    })
    .from(projects)
    .leftJoin(files, eq(files.projectId, projects.id))
    .where(eq(projects.id, projectId))
    .groupBy(projects.id);
  const { inFiles, inTrash, inLog } = row ?? { inFiles: 0, inTrash: 0, inLog: 0 };
  return { used: Number(inFiles) + inLog, inTrash: Number(inTrash), inLog };
}

export function requireRoom(storage: { used: number; limit: number }, bytes: number): void {
  if (storage.used + bytes > storage.limit) throw new AppError('too_large', storageFullText(storage));
}

export async function findFile(db: Database, key: string): Promise<KeptFile | undefined> {
  const [row] = await db.select(keptFileColumns).from(files).where(eq(files.key, key));
  return row;
}

/** In the transaction that took the file from its paper. Nobody opens it any more; it goes when the trash is emptied. */
export async function removeFile(tx: Database, key: string): Promise<void> {
  await tx.update(files).set({ removedAt: sql`now()` }).where(eq(files.key, key));
}

/** False where the trash was emptied meanwhile. */
export async function restoreFile(tx: Database, key: string): Promise<boolean> {
  const rows = await tx
    .update(files)
    .set({ removedAt: null })
    .where(eq(files.key, key))
    .returning({ key: files.key });
  return rows.length > 0;
}

/** Does what is left when a file's row is gone. */
export const removeFileJob = 'remove-file';

/** In the transaction that found no need for a file that was kept for it: it has no row. */
export async function discardFile(tx: Database, key: string): Promise<void> {
  await enqueueAll(tx, removeFileJob, [{ key }]);
}

/** In the transaction that removes the project, which takes the rows along. */
export async function removeFilesOfProject(tx: Database, projectId: number): Promise<void> {
  const rows = await tx.select({ key: files.key }).from(files).where(eq(files.projectId, projectId));
  await enqueueAll(tx, removeFileJob, rows);
}

export async function listFileKeys(db: Database): Promise<string[]> {
  return (await db.select({ key: files.key }).from(files).orderBy(files.key)).map(({ key }) => key);
}

export async function listFileFacts(db: Database): Promise<Pick<KeptFile, 'key' | 'size' | 'sha256'>[]> {
  const { key, size, sha256 } = keptFileColumns;
  return db.select({ key, size, sha256 }).from(files).orderBy(files.key);
}
