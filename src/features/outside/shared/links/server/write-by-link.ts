import { AppError } from '#/core/errors';
import { addBytes, holdLink, noteDeed } from '#/features/outside/shared/links/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { unknownLink } from '#/platform/server/http/hooks/link';
import { requireRoomOfLink } from '#/platform/server/http/hooks/storage-room';

type Used = {
  id: number;
  /** In a few words, for who gave the link. */
  what: string;
  /** Of a file. */
  size?: number;
};

/** First in every transaction that writes by a link: one that was taken back meanwhile writes nothing. */
export async function writeByLink(tx: Database, { id, what, size = 0 }: Used): Promise<void> {
  if (!(await holdLink(tx, id))) throw new AppError('not_found', unknownLink);
  if (size > 0) requireRoomOfLink({ bytes: await addBytes(tx, id, size) }, 0);
  await noteDeed(tx, id, what);
}
