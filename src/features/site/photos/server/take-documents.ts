import { AppError } from '#/core/errors';
import { takenOf } from '#/features/site/photos/rules/taken';
import { lookAt } from '#/features/site/photos/server/shared/look-at';
import { insertPhoto } from '#/features/site/photos/server/store';
import { captionLength } from '#/features/site/shared/photos/contract';
import { type HandedOver, handOver, listForHandOver } from '#/features/work/shared/documents/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { FollowDocument } from '#/platform/server/ports/follows';
import type { PhotoFacts } from '#/platform/server/reading/photo-facts';
import type { Files } from '#/platform/server/storage/files';

type Which = { projectId: number; ids: readonly number[]; addedBy: number | undefined };

type Looked = { document: HandedOver; facts: PhotoFacts };

type Parts = {
  db: Database;
  files: Pick<Files, 'read'>;
  followers: readonly FollowDocument[];
};

/** Makes a photo of a document that is still there; whoever asked twice at once gets one. */
async function take(
  tx: Database,
  projectId: number,
  { document, facts }: Looked,
  followers: readonly FollowDocument[],
): Promise<number | undefined> {
  const [there] = await listForHandOver(tx, { projectId, ids: [document.id], addedBy: undefined });
  if (there?.fileKey !== document.fileKey) return undefined;
  const { fileKey, createdBy, roomId, description, uploadedAt } = there;
  const { width, height, takenAt: camera } = facts;
  const taken = takenOf({ said: null, camera, shotAt: null, now: new Date(uploadedAt) });
  const caption = description?.slice(0, captionLength) ?? null;
  const place = { projectId, createdBy, fileKey };
  const photoId = await insertPhoto(tx, place, { ...taken, width, height, roomId, caption });
  for (const follow of followers) await follow(tx, { projectId, documentId: there.id, photoId });
  await handOver(tx, projectId, there.id);
  return photoId;
}

/** Pictures among the documents become photos, with the files that they have. What is no photo stays a document. */
export async function takeDocuments(
  { db, files, followers }: Parts,
  which: Which,
): Promise<{ ids: number[]; left: string[] }> {
  const looked: Looked[] = [];
  const refused: AppError[] = [];
  for (const document of await listForHandOver(db, which)) {
    try {
      const { fileKey: key, fileName: name } = document;
      looked.push({ document, facts: await lookAt(files, { key, name }) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push(error);
    }
  }
  const [first] = refused;
  if (first && looked.length === 0) throw first;
  const ids = await db.transaction(async (tx) => {
    const made: number[] = [];
    for (const each of looked) made.push((await take(tx, which.projectId, each, followers)) ?? 0);
    return made.filter((id) => id > 0);
  });
  if (ids.length === 0) throw new AppError('not_found', 'Deze documenten zijn er niet meer.');
  return { ids, left: refused.map(({ message }) => message) };
}
