import { defineBrowserRoute } from '#/core/call';
import { AppError } from '#/core/errors';
import { fileKinds, isImage } from '#/core/files';
import type { Database } from '#/platform/server/database/engine/database';
import { findFile } from '#/platform/server/database/stores/file-store';
import type { OpenBrowserRoute } from '#/platform/server/http/routes';
import { contentDisposition } from '#/platform/server/storage/content-disposition';
import type { Drawings } from '#/platform/server/storage/drawings';
import { drawingNames } from '#/platform/server/storage/file-storage';

type Parts = { browserRoute: OpenBrowserRoute; db: Database; drawings: Drawings };

const noNeed = 'Van dit soort bestand maken we geen afbeelding.';

/** Any picture, or the first page of a PDF, small or as large as a screen: also what the browser at hand doesn't show. */
export function servePreviews({ browserRoute, db, drawings }: Parts): void {
  for (const drawing of drawingNames) {
    browserRoute(
      defineBrowserRoute({
        method: 'GET',
        path: `/api/files/:key/${drawing}`,
        who: { right: 'read', record: 'files' },
        token: 'read',
      }),
      async (request, reply) => {
        const { params, user } = request.visitor;
        const file = await findFile(db, String(params.key));
        if (!file || !user) throw new AppError('not_found');
        const isPdf = file.mimeType === fileKinds.pdf.mimeType;
        if (!isPdf && !isImage(file.mimeType)) throw new AppError('unusable', noNeed);
        const etag = `"${file.sha256}-${drawing}"`;
        reply.headers({
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-cache',
          etag,
        });
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        if (request.method === 'HEAD') return reply.type('image/jpeg').send();
        const jpeg = await drawings.get(file, drawing, { user, reply });
        return reply
          .type('image/jpeg')
          .header('content-disposition', contentDisposition(`${file.name}.jpg`, 'inline'))
          .send(Buffer.from(jpeg));
      },
    );
  }
}
