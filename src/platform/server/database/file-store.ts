import { eq } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/database';
import { enqueueAll, removeFileJob } from '#/platform/server/database/outbox-store';
import { files } from '#/platform/server/database/schema/papers';

export type KeptFile = { key: string; name: string; mimeType: string; size: number; sha256: string };

const wanted = {
  key: files.key,
  name: files.name,
  mimeType: files.mimeType,
  size: files.size,
  sha256: files.sha256,
};

/** In the transaction that writes the paper the file belongs to. */
export async function insertFile(tx: Database, projectId: number, file: KeptFile): Promise<void> {
  const { key, name, mimeType, size, sha256 } = file;
  await tx.insert(files).values({ key, projectId, name, mimeType, size, sha256 });
}

export async function findFile(db: Database, key: string): Promise<KeptFile | undefined> {
  const [row] = await db.select(wanted).from(files).where(eq(files.key, key));
  return row;
}

/** In the transaction that took the file from its paper; the file itself goes after the commit. */
export async function removeFile(tx: Database, key: string): Promise<void> {
  await tx.delete(files).where(eq(files.key, key));
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
  const { key, size, sha256 } = wanted;
  return db.select({ key, size, sha256 }).from(files).orderBy(files.key);
}
