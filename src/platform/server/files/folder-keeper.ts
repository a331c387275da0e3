import { mkdirSync } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileKeeper, keyPattern, type StoredFile } from '#/platform/server/files/keeper';

/** Files in a folder, spread over 256 sub-folders so that none grows too large to look through. */
export function createFolderKeeper(folder: string): FileKeeper {
  const incoming = join(folder, 'incoming');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  const shelfOf = (key: string) => join(folder, key.slice(0, 2));
  const pathOf = (key: string) => join(shelfOf(key), key);

  return {
    incoming,

    async keep(key, arrived) {
      if ((await mkdir(shelfOf(key), { recursive: true, mode: 0o700 })) !== undefined)
        await syncFolder(folder);
      await sync(arrived, 'r+');
      await rename(arrived, pathOf(key));
      await syncFolder(shelfOf(key));
    },

    async read(key, range) {
      const file = await open(pathOf(key), 'r').catch(unlessMissing);
      return file?.createReadStream(range ?? {});
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },

    async check() {
      await access(incoming, constants.R_OK | constants.W_OK | constants.X_OK);
    },

    async *list() {
      for (const shelf of await readdir(folder)) {
        if (!/^[0-9a-f]{2}$/.test(shelf)) continue;
        for (const key of await readdir(join(folder, shelf))) {
          const found = keyPattern.test(key) ? await whenStored(pathOf(key)) : undefined;
          if (found) yield { key, storedAt: found } satisfies StoredFile;
        }
      }
    },
  };
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function whenStored(path: string): Promise<Date | undefined> {
  return (await stat(path).catch(unlessMissing))?.mtime;
}

/** Without it a power cut leaves a name with nothing behind it. */
async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Nor may the name itself get lost; Windows has no such call and needs none. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await sync(path, 'r');
}
