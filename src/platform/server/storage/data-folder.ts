import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What is ours in the data folder, and nobody else's to read. */
const ours = ['database', 'database.new', 'files', 'mail', 'incoming', 'backup.tmp'];

const others = 0o077;
const closedFolder = 0o700;
const closedFile = 0o600;

/**
 * Closes the data folder to other users of the machine, whatever made it. Its own door is what counts: behind a closed one
 * nothing can be reached. Where a door was open, what is behind it gets closed as well, without keeping the start waiting:
 * there may be very many files. The answer comes when that is done.
 */
export function closeDataFolder(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: closedFolder });
  if (process.platform === 'win32') return Promise.resolve();
  const wasOpen = closeToOthers(dataDir);
  const open = ours
    .map((name) => join(dataDir, name))
    .filter((folder) =>
      lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ? closeToOthers(folder) : false,
    );
  return wasOpen || open.length > 0 ? closeAll(dataDir) : Promise.resolve();
}

/** Whether others could come in until now. */
function closeToOthers(folder: string): boolean {
  const { mode } = lstatSync(folder);
  if ((mode & others) === 0) return false;
  try {
    chmodSync(folder, closedFolder);
  } catch (error) {
    process.emitWarning(
      `Other users of this machine may be able to read ${folder}: it could not be closed to them. ${String(error)}`,
    );
  }
  return true;
}

async function closeAll(dataDir: string): Promise<void> {
  for (const name of ours) await closeBelow(join(dataDir, name));
}

/** A file may go meanwhile; then there is nothing to close. */
async function closeBelow(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      await chmod(path, closedFolder).catch(() => undefined);
      await closeBelow(path);
    } else if (entry.isFile()) await chmod(path, closedFile).catch(() => undefined);
  }
}

/** For a folder that nobody uses yet. */
export function closeTree(folder: string): void {
  if (process.platform === 'win32') return;
  chmodSync(folder, closedFolder);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, closedFolder);
    else if (entry.isFile()) chmodSync(path, closedFile);
  }
}
