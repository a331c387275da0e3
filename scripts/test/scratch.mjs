import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const enough = 3 * 1024 ** 3;

/** Hundreds of databases are copied and thrown away: on a disk that takes minutes, in memory seconds. */
function place() {
  if (!existsSync(memory) || freemem() < 2 * enough) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > enough ? memory : tmpdir();
}

/** From now on whatever this process and its children take for the folder for temporary files. */
export function openScratch() {
  const folder = mkdtempSync(join(place(), 'truweel-tests-'));
  // PostgreSQL runs as somebody else, in a folder of its own in here.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
}
