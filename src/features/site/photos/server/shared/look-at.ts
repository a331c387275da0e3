import { AppError } from '#/core/errors';
import type { KeptFile } from '#/platform/server/database/stores/file-store';
import { readPhotoFacts } from '#/platform/server/reading/photo-facts';
import type { Files } from '#/platform/server/storage/files';
import { createTurns } from '#/platform/server/turns';

/** Each is in memory while it is looked at: fifty that come at once wait for each other. */
const looking = createTurns(2);

/** A refusal calls it what its sender does: what it is kept as follows from what is in it. */
export function lookAt(
  files: Pick<Files, 'read'>,
  { key, name }: Pick<KeptFile, 'key' | 'name'>,
  sentName = name,
) {
  return looking(async () => {
    const content = await files.read(key);
    if (!content) throw new AppError('not_found', 'Dit bestand is niet meer te vinden in de opslag.');
    return readPhotoFacts(Buffer.concat(await content.toArray()), sentName);
  });
}
