import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#/platform/server/database/database';
import { listFileKeys } from '#/platform/server/database/file-store';
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

export type SweepResult = { removed: number; left: number };

/** Removes what a crash left: files without a row, and what was still coming in. */
export async function sweepStore(db: Database, keeper: FileKeeper, now: Date): Promise<SweepResult> {
  await sweepIncoming(keeper.incoming, now);
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
