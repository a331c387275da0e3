import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupParts, makeBackup } from '#/platform/server/backup/make-backup';
import { tryArchive } from '#/platform/server/backup/try-archive';
import { writeWhole } from '#/platform/server/backup/write-whole';
import type { BackupsConfig } from '#/platform/server/config';
import type { TimedKind } from '#/platform/server/jobs/job-kinds';

const archiveName = /^truweel-\d{8}T\d{6}Z\.zip$/;
const leftover = /^truweel-\d{8}T\d{6}Z\.zip\.unfinished$/;
/** Trying one may take this long. */
const tryMs = 15 * 60_000;
const tryAgainSeconds = 60 * 60;
const longestSeconds = 12 * 60 * 60;

/** The name is part of a migration. */
export const backupJob = 'make a backup';

/** It counts only when it could be read back. */
export function scheduledBackup(parts: BackupParts, config: BackupsConfig, now: () => Date): TimedKind {
  const everySeconds = config.everyMs / 1000;
  return {
    timing: { everySeconds },
    timeoutSeconds: longestSeconds,
    firstPauseSeconds: Math.min(tryAgainSeconds, everySeconds),
    run: async ({ signal, log }) => {
      const begun = performance.now();
      const made = await backUp(parts, config, now(), signal);
      const facts = { ...made, ms: Math.round(performance.now() - begun) };
      if (made.problems > 0)
        log.error(facts, 'made a backup, but files are missing or damaged: run check-data');
      else log.info(facts, 'made a backup and read it back');
    },
  };
}

async function backUp(
  parts: BackupParts,
  { folder, keep }: BackupsConfig,
  now: Date,
  signal: AbortSignal,
): Promise<{ path: string; rows: number; files: number; problems: number; removed: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `truweel-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.zip`);
  const manifest = await writeWhole(
    path,
    (output) => makeBackup(parts, output, signal),
    (unfinished) =>
      tryArchive(unfinished, parts.migrationsDir, AbortSignal.any([signal, AbortSignal.timeout(tryMs)])),
  );
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
