import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isBackupUnderWay } from '#/platform/server/backup/backup-lease';
import type { Database } from '#/platform/server/database/engine/database';
import { findFile, listFileKeys } from '#/platform/server/database/stores/file-store';
import { findBirth } from '#/platform/server/database/stores/installation-store';
import {
  compareStore,
  type Orphan,
  patienceMs,
  type StoreReport,
} from '#/platform/server/storage/compare-store';
import type { FileStorage } from '#/platform/server/storage/file-storage';

/** How long what was swept can still be had back. */
const asideMs = 7 * 24 * 60 * 60_000;
/** A crash leaves a few files without a row; where more would go, store and database don't fit. */
const mostShare = 0.1;

export type SweepResult = {
  /** Set aside now, to be removed in a week. */
  swept: number;
  /** Removed for good: set aside a week ago. */
  removed: number;
  /** Back in the store: set aside, and there is a row after all. */
  putBack: number;
  /** Left where they are, and why. */
  left: number;
  why?: 'no files in the database' | 'older than the database' | 'more than a tenth';
};

const nothing: SweepResult = { swept: 0, removed: 0, putBack: 0, left: 0 };

/** Sets aside what a crash left: files without a row. Removes what was set aside long ago. */
export async function sweepStore(db: Database, storage: FileStorage, now: Date): Promise<SweepResult> {
  // It may still have to read what has lost its row since it began.
  if (await isBackupUnderWay(db)) return nothing;
  const report = await compareStore(db, storage, now);
  const { sweepable, why } = judge(report, await findBirth(db));
  for (const { key } of sweepable) await storage.setAside(key);
  const left = report.orphans.length - sweepable.length;
  const aside = await tidyAside(db, storage, report, now);
  await removeLostDrawings(db, storage);
  return { swept: sweepable.length, ...aside, left, ...(left > 0 && why ? { why } : {}) };
}

function judge({ rows, stored, orphans }: StoreReport, bornAt: Date) {
  const none: Orphan[] = [];
  if (rows === 0) return { sweepable: none, why: 'no files in the database' as const };
  const own = orphans.filter(({ storedAt }) => storedAt >= bornAt);
  if (own.length > stored * mostShare) return { sweepable: none, why: 'more than a tenth' as const };
  return { sweepable: own, why: 'older than the database' as const };
}

/** Of what went while it was drawn. They are made again from their file, so none has to be kept for a week. */
async function removeLostDrawings(db: Database, storage: FileStorage): Promise<void> {
  const drawn = new Set<string>();
  for await (const key of storage.listDrawn()) drawn.add(key);
  if (drawn.size === 0) return;
  const rows = new Set(await listFileKeys(db));
  for (const key of drawn) if (!rows.has(key)) await storage.removeDrawings(key);
}

async function tidyAside(db: Database, storage: FileStorage, { rows }: StoreReport, now: Date) {
  let removed = 0;
  let putBack = 0;
  for await (const { key, storedAt } of storage.listSetAside()) {
    if (await findFile(db, key)) {
      await storage.putBack(key);
      putBack += 1;
    } else if (rows > 0 && now.getTime() - storedAt.getTime() > asideMs) {
      await storage.removeSetAside(key);
      removed += 1;
    }
  }
  return { removed, putBack };
}

export async function sweepIncoming(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => undefined);
    if (facts && now.getTime() - facts.mtimeMs > patienceMs) await rm(path, { force: true });
  }
}

const everyDayMs = 24 * 60 * 60_000;

/** What a crash left of files that were coming in. The folder may be this process's own, so each process looks. */
export function keepIncomingTidy(folder: string, warn: (error: unknown) => void): void {
  const sweep = () => void sweepIncoming(folder, new Date()).catch(warn);
  setInterval(sweep, everyDayMs).unref();
  sweep();
}
