import { createHash } from 'node:crypto';
import { z } from 'zod';
import { defineBrowserRoute } from '#/core/call';
import { AppError } from '#/core/errors';
import { id } from '#/core/shapes';
import type { Database } from '#/platform/server/database/engine/database';
import { enqueue } from '#/platform/server/database/stores/enqueue-store';
import {
  findPicture,
  findPictureSource,
  hasPicture,
  removePicture,
  savePicture,
} from '#/platform/server/database/stores/picture-store';
import type { SignedInUser } from '#/platform/server/database/stores/visit-store';
import type { OpenBrowserRoute } from '#/platform/server/http/routes';
import { fetchPicture } from '#/platform/server/identity/fetch-picture';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';

export const pictureJob = 'profile picture';
const picturePath = '/api/auth/picture';

const payload = z.object({ userId: id });

/** At a sign-in, in its transaction: nobody waits for a picture. */
export async function renewPicture(
  tx: Database,
  { id: userId, profileImageUrl }: SignedInUser,
): Promise<void> {
  if (profileImageUrl) await enqueue(tx, pictureJob, { userId });
  else await removePicture(tx, userId);
}

export function keepPicture(db: Database, fetchFrom = fetchPicture): JobHandler {
  return async (given, { signal }) => {
    const { userId } = payload.parse(given);
    const source = await findPictureSource(db, userId);
    if (!source) return;
    const webp = await fetchFrom(source, AbortSignal.any([signal, AbortSignal.timeout(15_000)]));
    if (webp) await savePicture(db, userId, webp);
    else await removePicture(db, userId);
  };
}

/** Where a browser finds somebody's own picture, if there is one. */
export async function findPicturePath(
  db: Database,
  { id: userId, profileImageUrl }: SignedInUser,
): Promise<string | null> {
  return profileImageUrl && (await hasPicture(db, userId)) ? picturePath : null;
}

export function pictureRoute(browserRoute: OpenBrowserRoute, db: Database): void {
  browserRoute(
    defineBrowserRoute({ method: 'GET', path: picturePath, who: 'signed-in' }),
    async (request, reply) => {
      const { user } = request.visitor;
      const picture = user && (await findPicture(db, user.id));
      if (!picture) throw new AppError('not_found');
      const etag = `"${createHash('sha256').update(picture.webp).digest('base64url').slice(0, 22)}"`;
      reply.headers({ 'content-type': 'image/webp', 'cache-control': 'private, no-cache', etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.send(picture.webp);
    },
  );
}
