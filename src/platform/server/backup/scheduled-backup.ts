import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupParts, makeBackup } from '#/platform/server/backup/make-backup';
import { tryArchive } from '#/platform/server/backup/try-archive';
import { writeWhole } from '#/platform/server/backup/write-whole';
import type { BackupsConfig } from '#/platform/server/config';
import { claimBackup, confirmBackup } from '#/platform/server/database/stores/installation-store';

const archiveName = /^truweel-\d{8}T\d{6}Z\.zip$/;
const leftover = /^truweel-\d{8}T\d{6}Z\.zip\.unfinished$/;
/** Trying one may take this long. */
const tryMs = 15 * 60_000;
const tryAgainSeconds = 60 * 60;

export type MadeBackup = { path: string; rows: number; files: number; problems: number; removed: number };

/** Makes a backup if one is due and no other process makes it; it counts only when it could be read back. */
export async function backUpWhenDue(
  parts: BackupParts,
  { folder, everyMs, keep }: BackupsConfig,
  now: Date,
): Promise<MadeBackup | undefined> {
  const { db } = parts.engine;
  const everySeconds = everyMs / 1000;
  if (!(await claimBackup(db, everySeconds, Math.min(tryAgainSeconds, everySeconds)))) return undefined;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `truweel-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.zip`);
  const manifest = await writeWhole(
    path,
    (output) => makeBackup(parts, output),
    (unfinished) => tryArchive(unfinished, parts.migrationsDir, AbortSignal.timeout(tryMs)),
  );
  await confirmBackup(db);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const removed = await removeOldest(folder, keep);
  return { path, rows, files: manifest.files.length, problems: manifest.problems.length, removed };
}

/** Only what this made itself; of what was killed half way nothing stays. */
async function removeOldest(folder: string, keep: number): Promise<number> {
  const names = await readdir(folder);
  const old = names
    .filter((name) => archiveName.test(name))
    .toSorted()
    .slice(0, -keep);
  for (const name of [...old, ...names.filter((each) => leftover.test(each))]) await rm(join(folder, name));
  return old.length;
}
