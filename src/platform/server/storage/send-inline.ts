import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { contentDisposition } from '#/platform/server/storage/content-disposition';

/** A file that is looked at where it is asked for: nothing in it runs, whatever it says it is. */
export function sendInline(
  reply: FastifyReply,
  { name, mimeType }: { name: string; mimeType: string },
  content: Readable,
): FastifyReply {
  return reply
    .headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': contentDisposition(name, 'inline'),
    })
    .type(mimeType)
    .send(content);
}
