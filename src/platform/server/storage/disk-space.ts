import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#/core/errors';

/** The embedded database dies when it can't write its log, so that the last bytes are kept for it. */
const leastFreeBytes = 64 * 1024 * 1024;
const lookEveryMs = 1_000;
const changes = new Set(['POST', 'PUT', 'PATCH']);

export const fullDiskText = 'Dit is niet bewaard: de opslag van de server is vol. Probeer het later opnieuw.';

/** Refuses what would be written while there is hardly room for it. Reading goes on, and so does removing, which makes room. */
export function refuseOnFullDisk(http: FastifyInstance, folder: string): void {
  let looked = { at: 0, isFull: false };

  async function isFull(): Promise<boolean> {
    const now = performance.now();
    if (looked.at === 0 || now - looked.at > lookEveryMs) {
      const space = await statfs(folder).catch(() => undefined);
      looked = { at: now, isFull: space !== undefined && space.bavail * space.bsize < leastFreeBytes };
    }
    return looked.isFull;
  }

  http.addHook('onRequest', async (request) => {
    if (changes.has(request.method) && (await isFull())) throw new AppError('overloaded', fullDiskText);
  });
}
