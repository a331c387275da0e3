import { defineDoor } from '#/core/call';
import { AppError } from '#/core/errors';
import { needsPreview } from '#/core/files';
import type { Database } from '#/platform/server/database/database';
import { findFile } from '#/platform/server/database/file-store';
import { contentDisposition } from '#/platform/server/files/content-disposition';
import type { FileKeeper } from '#/platform/server/files/keeper';
import type { HeavyWork } from '#/platform/server/heavy-work';
import type { OpenDoor } from '#/platform/server/http/routes';
import type { Previewer } from '#/platform/server/reading/previewer';

type Parts = { door: OpenDoor; db: Database; keeper: FileKeeper; heavyWork: HeavyWork; previewer: Previewer };

const noNeed = 'Van dit soort bestand maken we geen afbeelding.';

/** A photo of a phone or a scan that no browser shows, as one that they do. Drawn when asked for; browsers keep it. */
export function servePreviews({ door, db, keeper, heavyWork, previewer }: Parts): void {
  door(
    defineDoor({ method: 'GET', path: '/api/files/:key/preview', who: { right: 'read', record: 'files' } }),
    async (request, reply) => {
      const { params, user } = request.visitor;
      const file = await findFile(db, String(params.key));
      if (!file || !user) throw new AppError('not_found');
      if (!needsPreview(file.mimeType)) throw new AppError('unusable', noNeed);
      const etag = `"${file.sha256}-preview"`;
      reply.headers({
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
        etag,
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      if (request.method === 'HEAD') return reply.type('image/jpeg').send();
      const jpeg = await heavyWork.run({ user, reply }, async (job) => {
        const content = await keeper.read(file.key);
        if (!content) throw new AppError('not_found', 'Dit bestand is niet meer te vinden in de opslag.');
        return previewer.draw(Buffer.concat(await content.toArray()), job);
      });
      return reply
        .type('image/jpeg')
        .header('content-disposition', contentDisposition(`${file.name}.jpg`, 'inline'))
        .send(Buffer.from(jpeg));
    },
  );
}
