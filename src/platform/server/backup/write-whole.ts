import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { openArchive } from '#/platform/server/backup/archive-reader';
import type { Manifest } from '#/platform/server/backup/manifest';

/** Nothing has the archive's name before it was read back and found whole. */
export async function writeWhole(
  path: string,
  write: (output: () => Writable) => Promise<void>,
  check: (unfinished: string) => Promise<void> = async () => undefined,
): Promise<Manifest> {
  const unfinished = `${path}.unfinished`;
  try {
    await write(() => createWriteStream(unfinished, { mode: 0o600 }));
    await sync(unfinished);
    const archive = await openArchive(unfinished);
    archive.close();
    await check(unfinished);
    await rename(unfinished, path);
    if (process.platform !== 'win32') await sync(dirname(path));
    return archive.manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
