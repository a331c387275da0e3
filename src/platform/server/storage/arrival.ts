import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that has come in whole and was not yet kept. */
export type Arrived = { path: string; size: number; sha256: string };

/** What this process has received and not yet kept; another one may use the same folder. */
const arriving = new Set<string>();

/** Writes what comes in to a random name; whatever goes wrong, nothing is left behind. */
export async function receiveFile(folder: string, source: AsyncIterable<Uint8Array>): Promise<Arrived> {
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  arriving.add(path);
  try {
    for await (const chunk of source) {
      await file.writeFile(chunk);
      hash.update(chunk);
      size += chunk.length;
    }
  } catch (error) {
    await file.close();
    await discardArrived(path);
    throw error;
  }
  await file.close();
  return { path, size, sha256: hash.digest('hex') };
}

/** No complaint where it was kept meanwhile, or is already gone. */
export async function discardArrived(path: string): Promise<void> {
  await rm(path, { force: true });
  arriving.delete(path);
}

/** At the end of the process: who was cut off while sending leaves nothing behind. */
export async function discardArriving(): Promise<void> {
  await Promise.all([...arriving].map(discardArrived));
}
