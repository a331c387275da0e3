import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isBackupUnderWay } from '#/platform/server/database/backup-lease';
import type { Database } from '#/platform/server/database/database';
import { listFileFacts, listFileKeys } from '#/platform/server/database/file-store';
import { measure } from '#/platform/server/files/checksum';
import type { FileKeeper } from '#/platform/server/files/keeper';

/** No upload takes longer: what is older and has no row was left by a crash. */
const patienceMs = 60 * 60_000;
/** Beyond this it isn't a crash: the store and the database don't belong together, and removing would be a disaster. */
const mostOrphans = 50;

export type StoreReport = {
  rows: number;
  stored: number;
  /** Rows whose file is not there. */
  missing: string[];
  /** Files that no row knows, long enough after they came. */
  orphans: string[];
};

/** Compares what the database says with what is stored. */
export async function compareStore(db: Database, keeper: FileKeeper, now: Date): Promise<StoreReport> {
  const stored = new Map<string, Date>();
  for await (const { key, storedAt } of keeper.list()) stored.set(key, storedAt);
  // The rows are read after the files: a file that came in between has its row by now, or is too young to judge.
  const rows = new Set(await listFileKeys(db));
  const isOld = (at: Date) => now.getTime() - at.getTime() > patienceMs;
  return {
    rows: rows.size,
    stored: stored.size,
    missing: [...rows].filter((key) => !stored.has(key)),
    orphans: [...stored].flatMap(([key, at]) => (rows.has(key) || !isOld(at) ? [] : [key])),
  };
}

export type DataReport = StoreReport & {
  /** Files that are there, but not as they were stored. */
  damaged: string[];
};

/** The same, and every stored file is read from beginning to end. */
export async function checkStore(db: Database, keeper: FileKeeper, now: Date): Promise<DataReport> {
  const report = await compareStore(db, keeper, now);
  const damaged: string[] = [];
  for (const { key, size, sha256 } of await listFileFacts(db)) {
    const content = await keeper.read(key);
    if (!content) continue;
    const found = await measure(content);
    if (found.size !== size || found.sha256 !== sha256) damaged.push(key);
  }
  return { ...report, damaged };
}

export type SweepResult = { removed: number; left: number };

/** Removes what a crash left: files without a row, and what was still coming in. */
export async function sweepStore(db: Database, keeper: FileKeeper, now: Date): Promise<SweepResult> {
  await sweepIncoming(keeper.incoming, now);
  // It may still have to read what has lost its row since it began.
  if (await isBackupUnderWay(db)) return { removed: 0, left: 0 };
  const { orphans, rows } = await compareStore(db, keeper, now);
  if (orphans.length > Math.max(mostOrphans, rows / 10)) return { removed: 0, left: orphans.length };
  for (const key of orphans) await keeper.remove(key);
  return { removed: orphans.length, left: 0 };
}

async function sweepIncoming(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => undefined);
    if (facts && now.getTime() - facts.mtimeMs > patienceMs) await rm(path, { force: true });
  }
}
