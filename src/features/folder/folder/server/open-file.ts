import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { AppError } from '#/core/errors';
import { isImage } from '#/core/files';
import type { FolderFile } from '#/core/folder';
import type { OpenedLink } from '#/platform/server/ports/links';
import type { Services } from '#/platform/server/services';

type By = { link: OpenedLink; reply: FastifyReply };

/** What is in a file, for who has a link. A picture that is built as none we can strip is drawn anew instead. */
export async function openFile(
  { files, drawings }: Pick<Services, 'files' | 'drawings'>,
  file: Pick<FolderFile, 'key' | 'mimeType'>,
  by: By,
): Promise<{ content: Readable; isDrawn: boolean } | undefined> {
  const bare = await files.readBare(file);
  if (bare) return { content: bare, isDrawn: false };
  if (!isImage(file.mimeType)) return undefined;
  try {
    const jpeg = await drawings.getForLink(file, 'preview', by);
    return { content: Readable.from([Buffer.from(jpeg)]), isDrawn: true };
  } catch (error) {
    // One that is damaged or gone must not keep the others from who takes them along.
    if (error instanceof AppError && (error.code === 'unusable' || error.code === 'not_found'))
      return undefined;
    throw error;
  }
}
