import type { FastifyReply } from 'fastify';
import { AppError } from '#/core/errors';
import { fileKinds, megabyte } from '#/core/files';
import { BoundedCache } from '#/platform/server/bounded-cache';
import { type HeavyWork, ownShare } from '#/platform/server/heavy-work';
import type { Previewer } from '#/platform/server/reading/previewer';
import type { TextRecognizer } from '#/platform/server/reading/text-recognizer';
import type { DrawingName, FileStorage } from '#/platform/server/storage/file-storage';
import { unreadable } from '#/platform/server/storage/files';
import { createTurns } from '#/platform/server/turns';

type By = { user: { id: number }; reply: FastifyReply };

type Drawn = { key: string; mimeType: string };

export type Drawings = {
  /**
   * A smaller JPEG of a stored picture, upright and without what its camera noted, or of the first page of a PDF; refused
   * who asks for too many.
   */
  get: (file: Drawn, drawing: DrawingName, by: By) => Promise<Uint8Array>;
  /** The same for who has a link and a page without a script, which doesn't ask again: they wait for their turn. */
  getForLink: (
    file: Drawn,
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
  recognizer,
}: {
  storage: FileStorage;
  heavyWork: HeavyWork;
  previewer: Previewer;
  recognizer: Pick<TextRecognizer, 'drawPage'>;
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

  async function draw(
    { key, mimeType }: Drawn,
    drawing: DrawingName,
    { user, reply }: By,
  ): Promise<Uint8Array> {
    const jpeg = await heavyWork.run({ user, reply }, async (job) => {
      const content = await storage.read(key).catch(refuse);
      if (!content) throw new AppError('not_found', 'Dit bestand is niet meer te vinden in de opslag.');
      const bytes = Buffer.concat(await content.toArray());
      const picture = mimeType === fileKinds.pdf.mimeType ? await recognizer.drawPage(bytes, 1, job) : bytes;
      return previewer.draw(picture, job, longestSides[drawing]);
    });
    // It is shown all the same, and drawn again the next time.
    await storage.keepDrawing(key, drawing, jpeg).catch((error: unknown) => {
      reply.log.warn({ err: error, key }, 'a drawing could not be kept');
    });
    if (drawing === 'thumbnail') kept.set(key, jpeg);
    return jpeg;
  }

  return {
    get: async (file, drawing, by) => (await find(file.key, drawing)) ?? draw(file, drawing, by),

    getForLink: async (file, drawing, { link, reply }) =>
      (await find(file.key, drawing)) ??
      takeTurn(
        async () =>
          (await find(file.key, drawing)) ??
          // Nobody with an account has such a number: a link takes nothing of anybody's share.
          draw(file, drawing, { user: { id: -link.id }, reply }),
      ),
  };
}
