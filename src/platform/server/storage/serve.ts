import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineBrowserRoute } from '#/core/call';
import { AppError } from '#/core/errors';
import { isShowable } from '#/core/files';
import type { Database } from '#/platform/server/database/engine/database';
import { findFile, type KeptFile } from '#/platform/server/database/stores/file-store';
import type { OpenBrowserRoute } from '#/platform/server/http/routes';
import { readRange } from '#/platform/server/storage/byte-range';
import { contentDisposition } from '#/platform/server/storage/content-disposition';
import type { FileStorage } from '#/platform/server/storage/file-storage';
import { unreadable } from '#/platform/server/storage/files';

/** Whatever is in a file, nothing of it runs with the rights of the page it is shown in. */
const fileCsp =
  "default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

type Parts = { browserRoute: OpenBrowserRoute; db: Database; storage: FileStorage };

/** The only way to a stored file; the gate has looked at the project it belongs to. */
export function serveFiles({ browserRoute, db, storage }: Parts): void {
  browserRoute(
    defineBrowserRoute({
      method: 'GET',
      path: '/api/files/:key',
      who: { right: 'read', record: 'files' },
      token: 'read',
    }),
    async (request, reply) => {
      const file = await findFile(db, String(request.visitor.params.key));
      if (!file) throw new AppError('not_found');
      return sendFile(request, reply, file, storage);
    },
  );
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, name, mimeType, size, sha256 }: KeptFile,
  storage: FileStorage,
): Promise<FastifyReply> {
  const etag = `"${sha256}"`;
  reply.headers({
    'content-security-policy': fileCsp,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    'content-type': mimeType,
    'content-disposition': contentDisposition(name, isShowable(mimeType) ? 'inline' : 'attachment'),
    etag,
  });
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();

  const condition = request.headers['if-range'];
  const asked = condition === undefined || condition === etag ? request.headers.range : undefined;
  const range = readRange(asked, size);
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'content-type': 'application/json; charset=utf-8' })
      .send({ message: 'Dit deel van het bestand bestaat niet.' });
  }
  const content = await storage.read(key, range).catch((error: unknown) => {
    throw unreadable(error);
  });
  if (!content) {
    request.log.error({ key }, 'a file is missing from the store');
    throw new AppError('not_found', 'Dit bestand is niet meer te vinden in de opslag.');
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  if (request.method === 'HEAD') {
    content.destroy();
    return reply.send(Readable.from([]));
  }
  return reply.send(content);
}

function namesTag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
