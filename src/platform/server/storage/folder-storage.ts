import { mkdirSync } from 'node:fs';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import {
  asideName,
  type FileStorage,
  idName,
  keyPattern,
  type StoredFile,
} from '#/platform/server/storage/file-storage';

/** Files in a folder, spread over 256 sub-folders so that none grows too large to look through. */
export function createFolderStorage(folder: string): FileStorage {
  const incoming = join(folder, 'incoming');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  const shelfOf = (key: string) => join(folder, key.slice(0, 2));
  const pathOf = (key: string) => join(shelfOf(key), key);
  const aside = join(folder, asideName);
  const idPath = join(folder, idName);

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

    async setAside(key) {
      await mkdir(aside, { recursive: true, mode: 0o700 });
      const now = new Date();
      await utimes(pathOf(key), now, now).catch(unlessMissing);
      await rename(pathOf(key), join(aside, key)).catch(unlessMissing);
    },

    async putBack(key) {
      await mkdir(shelfOf(key), { recursive: true, mode: 0o700 });
      await rename(join(aside, key), pathOf(key)).catch(unlessMissing);
      await syncFolder(shelfOf(key));
    },

    async *listSetAside() {
      for (const key of (await readdir(aside).catch(unlessMissing)) ?? []) {
        const found = keyPattern.test(key) ? await whenStored(join(aside, key)) : undefined;
        if (found) yield { key, storedAt: found };
      }
    },

    async removeSetAside(key) {
      await rm(join(aside, key), { force: true });
    },

    async findId() {
      return (await readFile(idPath, 'utf8').catch(unlessMissing))?.trim();
    },

    async saveId(id) {
      const unfinished = `${idPath}.unfinished`;
      await writeFile(unfinished, `${id}\n`, { mode: 0o600 });
      await sync(unfinished, 'r+');
      await rename(unfinished, idPath);
      await syncFolder(folder);
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
