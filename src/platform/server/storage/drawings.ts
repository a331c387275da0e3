import type { FastifyReply } from 'fastify';
import { AppError } from '#/core/errors';
import { megabyte } from '#/core/files';
import { BoundedCache } from '#/platform/server/bounded-cache';
import { type HeavyWork, ownShare } from '#/platform/server/heavy-work';
import type { Previewer } from '#/platform/server/reading/previewer';
import type { DrawingName, FileStorage } from '#/platform/server/storage/file-storage';
import { unreadable } from '#/platform/server/storage/files';
import { createTurns } from '#/platform/server/turns';

type By = { user: { id: number }; reply: FastifyReply };

export type Drawings = {
  /** A smaller JPEG of a stored picture, upright and without what its camera noted; refused who asks for too many. */
  get: (key: string, drawing: DrawingName, by: By) => Promise<Uint8Array>;
  /** The same for who has a link and a page without a script, which doesn't ask again: they wait for their turn. */
  getForLink: (
    key: string,
    drawing: DrawingName,
    by: { link: { id: number }; reply: FastifyReply },
  ) => Promise<Uint8Array>;
};

/** A screen, and a list: thirty photos of a phone are a hundred megabytes. */
const longestSides: Record<DrawingName, number> = { preview: 1_600, thumbnail: 256 };

const keptBounds = {
  mostBytes: 16 * megabyte,
  mostEntries: 5_000,
  bytesOf: ({ length }: Uint8Array) => length,
};

function refuse(error: unknown): never {
  throw unreadable(error);
}

/** Drawn when first asked for and kept beside the file; the last of the small ones are in memory as well. */
export function createDrawings({
  storage,
  heavyWork,
  previewer,
}: {
  storage: FileStorage;
  heavyWork: HeavyWork;
  previewer: Previewer;
}): Drawings {
  const kept = new BoundedCache<Uint8Array>(keptBounds);
  const takeTurn = createTurns(ownShare - 1);

  async function find(key: string, drawing: DrawingName): Promise<Uint8Array | undefined> {
    const isSmall = drawing === 'thumbnail';
    const found = isSmall ? kept.find(key) : undefined;
    if (found) return found;
    const stored = await storage.readDrawing(key, drawing).catch(refuse);
    if (stored && isSmall) kept.set(key, stored);
    return stored;
  }

  async function draw(key: string, drawing: DrawingName, { user, reply }: By): Promise<Uint8Array> {
    const jpeg = await heavyWork.run({ user, reply }, async (job) => {
      const content = await storage.read(key).catch(refuse);
      if (!content) throw new AppError('not_found', 'Dit bestand is niet meer te vinden in de opslag.');
      return previewer.draw(Buffer.concat(await content.toArray()), job, longestSides[drawing]);
    });
    // It is shown all the same, and drawn again the next time.
    await storage.keepDrawing(key, drawing, jpeg).catch((error: unknown) => {
      reply.log.warn({ err: error, key }, 'a drawing could not be kept');
    });
    if (drawing === 'thumbnail') kept.set(key, jpeg);
    return jpeg;
  }

  return {
    get: async (key, drawing, by) => (await find(key, drawing)) ?? draw(key, drawing, by),

    getForLink: async (key, drawing, { link, reply }) =>
      (await find(key, drawing)) ??
      takeTurn(
        async () =>
          (await find(key, drawing)) ??
          // Nobody with an account has such a number: a link takes nothing of anybody's share.
          draw(key, drawing, { user: { id: -link.id }, reply }),
      ),
  };
}
