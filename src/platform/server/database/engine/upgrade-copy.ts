import { constants } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '#/platform/server/database/engine/folder-lock';

/** The copy could not be made, so that the upgrade doesn't go on: told to the operator as a sentence. */
export class UpgradeRefusal extends Error {}

const copiesKept = 3;
const copyName = /^before-upgrade-\d{8}T\d{6}Z$/;

/** Copies the closed database to DATA_DIR/backups; of the copies the last ones stay. */
export async function keepUpgradeCopy(dataDir: string, now = new Date()): Promise<string> {
  const folder = join(dataDir, 'backups');
  const path = join(folder, `before-upgrade-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
  const unfinished = join(folder, 'unfinished');
  const unlock = await lockFolder(dataDir);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    await rm(unfinished, { recursive: true, force: true });
    await cp(join(dataDir, 'database'), unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE });
    await rename(unfinished, path);
    await removeOldest(folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
    const refusal = new UpgradeRefusal(
      `The database has to be upgraded, and the copy that is made of it first failed: ${(error as Error).message}. Nothing was changed. Make room for it in ${folder}, and start again.`,
    );
    refusal.cause = error;
    throw refusal;
  } finally {
    await unlock();
  }
  return path;
}

async function removeOldest(folder: string): Promise<void> {
  const copies = (await readdir(folder)).filter((name) => copyName.test(name)).toSorted();
  for (const name of copies.slice(0, -copiesKept)) await rm(join(folder, name), { recursive: true });
}
