import { defineBrowserRoute } from '#/core/call';
import { AppError } from '#/core/errors';
import { isImage, megabyte } from '#/core/files';
import { BoundedCache } from '#/platform/server/bounded-cache';
import type { Database } from '#/platform/server/database/engine/database';
import { findFile } from '#/platform/server/database/stores/file-store';
import type { HeavyWork } from '#/platform/server/heavy-work';
import type { OpenBrowserRoute } from '#/platform/server/http/routes';
import type { Previewer } from '#/platform/server/reading/previewer';
import { contentDisposition } from '#/platform/server/storage/content-disposition';
import type { DrawingName, FileStorage } from '#/platform/server/storage/file-storage';
import { unreadable } from '#/platform/server/storage/files';

type Parts = {
  browserRoute: OpenBrowserRoute;
  db: Database;
  storage: FileStorage;
  heavyWork: HeavyWork;
  previewer: Previewer;
};

const keptBounds = {
  mostBytes: 16 * megabyte,
  mostEntries: 5_000,
  bytesOf: ({ length }: Uint8Array) => length,
};
const noNeed = 'Van dit soort bestand maken we geen afbeelding.';

type Drawing = { path: DrawingName; longestSide: number; isFor: (mimeType: string) => boolean };

/** Any picture as large as a screen, upright and without what its camera noted: also one that no browser shows. */
const preview: Drawing = { path: 'preview', longestSide: 1_600, isFor: isImage };
/** Any picture, small, for a list: thirty photos of a phone are a hundred megabytes. */
const thumbnail: Drawing = { path: 'thumbnail', longestSide: 256, isFor: isImage };

function refuse(error: unknown): never {
  throw unreadable(error);
}

/** Drawn when first asked for and kept beside the file; the last of the small ones are in memory as well. */
export function servePreviews({ browserRoute, db, storage, heavyWork, previewer }: Parts): void {
  const kept = new BoundedCache<Uint8Array>(keptBounds);
  for (const { path, longestSide, isFor } of [preview, thumbnail]) {
    browserRoute(
      defineBrowserRoute({
        method: 'GET',
        path: `/api/files/:key/${path}`,
        who: { right: 'read', record: 'files' },
        token: 'read',
      }),
      async (request, reply) => {
        const { params, user } = request.visitor;
        const file = await findFile(db, String(params.key));
        if (!file || !user) throw new AppError('not_found');
        if (!isFor(file.mimeType)) throw new AppError('unusable', noNeed);
        const name = `${file.sha256}-${path}`;
        const etag = `"${name}"`;
        reply.headers({
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-cache',
          etag,
        });
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        if (request.method === 'HEAD') return reply.type('image/jpeg').send();
        const found = kept.find(name) ?? (await storage.readDrawing(file.key, path).catch(refuse));
        const jpeg =
          found ??
          (await heavyWork.run({ user, reply }, async (job) => {
            const content = await storage.read(file.key).catch(refuse);
            if (!content) throw new AppError('not_found', 'Dit bestand is niet meer te vinden in de opslag.');
            return previewer.draw(Buffer.concat(await content.toArray()), job, longestSide);
          }));
        if (!found) {
          // It is shown all the same, and drawn again the next time.
          await storage.keepDrawing(file.key, path, jpeg).catch((error: unknown) => {
            request.log.warn({ err: error, key: file.key }, 'a drawing could not be kept');
          });
        }
        if (path === thumbnail.path) kept.set(name, jpeg);
        return reply
          .type('image/jpeg')
          .header('content-disposition', contentDisposition(`${file.name}.jpg`, 'inline'))
          .send(Buffer.from(jpeg));
      },
    );
  }
}
