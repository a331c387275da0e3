import type { Database } from '#/platform/server/database/engine/database';
import { listFileFacts, listFileKeys } from '#/platform/server/database/stores/file-store';
import { measure } from '#/platform/server/storage/checksum';
import type { FileStorage } from '#/platform/server/storage/file-storage';

/** No upload takes longer: what is older and has no row was left by a crash. */
export const patienceMs = 60 * 60_000;

export type Orphan = { key: string; storedAt: Date };

export type StoreReport = {
  rows: number;
  stored: number;
  /** Rows whose file is not there. */
  missing: string[];
  /** Files that no row knows, long enough after they came. */
  orphans: Orphan[];
  /** Files that no row knows yet: too young to say whether one will. */
  onTheirWay: string[];
  /** Files that were swept, and wait to be removed. */
  setAside: string[];
};

/** Compares what the database says with what is stored. */
export async function compareStore(db: Database, storage: FileStorage, now: Date): Promise<StoreReport> {
  const stored = new Map<string, Date>();
  for await (const { key, storedAt } of storage.list()) stored.set(key, storedAt);
  const setAside: string[] = [];
  for await (const { key } of storage.listSetAside()) setAside.push(key);
  // The rows are read after the files: a file that came in between has its row by now, or is too young to judge.
  const rows = new Set(await listFileKeys(db));
  const unknown = [...stored].flatMap(([key, storedAt]) => (rows.has(key) ? [] : [{ key, storedAt }]));
  const isOld = ({ storedAt }: Orphan) => now.getTime() - storedAt.getTime() > patienceMs;
  return {
    rows: rows.size,
    stored: stored.size,
    missing: [...rows].filter((key) => !stored.has(key)),
    orphans: unknown.filter(isOld),
    onTheirWay: unknown.filter((file) => !isOld(file)).map(({ key }) => key),
    setAside,
  };
}

export type DataReport = Omit<StoreReport, 'orphans'> & {
  orphans: string[];
  /** Files that are there, but not as they were stored. */
  damaged: string[];
};

/** The same, and every stored file is read from beginning to end. */
export async function checkStore(db: Database, storage: FileStorage, now: Date): Promise<DataReport> {
  const report = await compareStore(db, storage, now);
  const damaged: string[] = [];
  for (const { key, size, sha256 } of await listFileFacts(db)) {
    const content = await storage.read(key);
    if (!content) continue;
    const found = await measure(content);
    if (found.size !== size || found.sha256 !== sha256) damaged.push(key);
  }
  return { ...report, orphans: report.orphans.map(({ key }) => key), damaged };
}
