import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Who asks for the head alone gets it, and what would have been told is not made: by itself the framework reads a
 * stream to its end, and one that has no end would go on for ever.
 */
export function endStreamsOfHead(http: FastifyInstance): void {
  http.addHook('onSend', async ({ method }, _reply, payload) => {
    if (method !== 'HEAD' || !(payload instanceof Readable)) return payload;
    payload.on('error', () => undefined);
    payload.destroy();
    return Readable.from([]);
  });
}
