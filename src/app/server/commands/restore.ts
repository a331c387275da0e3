import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrationsDir, runCommand, say } from '#/app/server/commands/command';
import { openArchive } from '#/platform/server/backup/archive-reader';
import { ArchiveError } from '#/platform/server/backup/manifest';
import { restoreBackup } from '#/platform/server/backup/restore-backup';
import { readConfig } from '#/platform/server/config';
import type { Engine } from '#/platform/server/database/engine/database';
import { openEngine } from '#/platform/server/database/engine/open';
import { countOtherSessions, listServing } from '#/platform/server/database/engine/serving-lease';
import { openStorage } from '#/platform/server/storage/open-storage';

function readArguments() {
  const usage = 'Say which archive to restore: npm run restore -- FILE [--replace] [--force]';
  try {
    const read = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, force: { type: 'boolean', default: false } },
    });
    if (read.positionals.length === 1) return read;
  } catch {
    throw new ArchiveError(usage);
  }
  throw new ArchiveError(usage);
}

/** A connection that was just closed is seen for a moment longer. */
const looks = 4;

async function refuseOtherSessions(engine: Engine): Promise<void> {
  let others = 0;
  for (let look = 0; look < looks; look += 1) {
    if (look > 0) await wait(500);
    // Who says so is named in the sentence of the restore itself.
    if ((await engine.exclusively(listServing)).length > 0) return;
    others = await engine.exclusively(countOtherSessions);
    if (others === 0) return;
  }
  throw new ArchiveError(
    `Others were at work in this database in the last minute (${others} sessions). Stop them first and wait a minute. With --force it is taken from under them.`,
  );
}

await runCommand(async () => {
  const { values, positionals } = readArguments();
  const { replace, force } = values;
  const [path] = positionals;
  const config = readConfig(process.env);
  const archive = await openArchive(resolve(path ?? ''));
  try {
    const engine = await openEngine(config);
    try {
      const storage = openStorage(config.files);
      if (!force && engine.name === 'postgresql') await refuseOtherSessions(engine);
      await restoreBackup({ engine, storage, archive, migrationsDir, replace, force });
    } finally {
      await engine.close();
    }
  } finally {
    archive.close();
  }
  const { tables, files, problems, madeAt } = archive.manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Restored as it was on ${madeAt}: ${rows} rows and ${files.length} files. Everybody signs in again.`);
  for (const { key, problem } of problems) say(`The file ${key} was ${problem} when the archive was made.`);
  return problems.length === 0;
});
