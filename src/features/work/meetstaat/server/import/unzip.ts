import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, type ZipFile } from 'yauzl';
import { AppError } from '#/core/errors';

/** A meetstaat of 100,000 rows inflates to well under a hundred; a bomb to thousands. */
const maxInflatedBytes = 200 * 1_048_576;
const maxEntries = 2_000;

const damaged = 'Dit bestand is beschadigd. Open het in Excel, bewaar het opnieuw en probeer het nog eens.';
const tooLarge = 'Dit bestand is uitgepakt veel te groot om te lezen.';
export const encryptedMessage =
  'Dit bestand is met een wachtwoord beveiligd. Bewaar het zonder wachtwoord en probeer het nog eens.';

export function damagedFile(): AppError {
  return new AppError('unusable', damaged);
}

/**
 * Every part of a zip, inflated within one budget. No spreadsheet library survives a zip bomb, so that none of them gets
 * to see a zip that was not unpacked here first. A part that inflates to more than it says is refused by yauzl.
 */
export async function unzip(bytes: Uint8Array, budget = maxInflatedBytes): Promise<Map<string, Uint8Array>> {
  try {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return await inflateAll(await fromBufferPromise(content, { lazyEntries: true }), budget);
  } catch (error) {
    throw error instanceof AppError ? error : damagedFile();
  }
}

async function inflateAll(zip: ZipFile, budget: number): Promise<Map<string, Uint8Array>> {
  if (zip.entryCount > maxEntries) throw new AppError('unusable', tooLarge);
  const parts = new Map<string, Uint8Array>();
  let room = budget;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new AppError('unusable', encryptedMessage);
    room -= entry.uncompressedSize;
    if (room < 0) throw new AppError('unusable', tooLarge);
    parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return parts;
}
