import { randomUUID } from 'node:crypto';
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
import { dirname, join } from 'node:path';
import {
  asideName,
  type DrawingName,
  drawingNames,
  drawnName,
  type FileStorage,
  idName,
  keyOfDrawing,
  keyPattern,
  nameOfDrawing,
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
  const drawn = join(folder, drawnName);
  const drawingPath = (key: string, drawing: DrawingName) =>
    join(drawn, key.slice(0, 2), nameOfDrawing(key, drawing));

  async function removeDrawings(key: string): Promise<void> {
    for (const drawing of drawingNames) await rm(drawingPath(key, drawing), { force: true });
  }

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
      await removeDrawings(key);
    },

    async keepDrawing(key, drawing, bytes) {
      const path = drawingPath(key, drawing);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = join(incoming, randomUUID());
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await sync(unfinished, 'r+');
      await rename(unfinished, path);
    },

    async readDrawing(key, drawing) {
      return readFile(drawingPath(key, drawing)).catch(unlessMissing);
    },

    removeDrawings,

    async *listDrawn() {
      for (const shelf of (await readdir(drawn).catch(unlessMissing)) ?? []) {
        for (const name of await readdir(join(drawn, shelf))) {
          const key = keyOfDrawing(name);
          if (key) yield key;
        }
      }
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
      await removeDrawings(key);
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
