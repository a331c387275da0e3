import { createHash } from 'node:crypto';

export type Checksum = { size: number; sha256: string };

/** Passes everything on, and says at the end what it was. */
export async function* measured(
  source: AsyncIterable<Uint8Array>,
  done: (checksum: Checksum) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of source) {
    hash.update(chunk);
    size += chunk.length;
    yield chunk;
  }
  done({ size, sha256: hash.digest('hex') });
}

export async function measure(source: AsyncIterable<Uint8Array>): Promise<Checksum> {
  let found: Checksum | undefined;
  for await (const _ of measured(source, (checksum) => {
    found = checksum;
  }));
  if (!found) throw new Error('a stream ended without an end');
  return found;
}
