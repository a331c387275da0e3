import { resolve } from 'node:path';
import { migrationsDir, runCommand, say } from '#/app/server/commands/command';
import { openArchive } from '#/platform/server/backup/archive-reader';
import { ArchiveError } from '#/platform/server/backup/manifest';
import { restoreBackup } from '#/platform/server/backup/restore-backup';
import { readConfig } from '#/platform/server/config';
import { openEngine } from '#/platform/server/database/open';
import { openKeeper } from '#/platform/server/files/open-keeper';

await runCommand(async () => {
  const given = process.argv.slice(2);
  const replace = given.includes('--replace');
  const [path, ...others] = given.filter((each) => each !== '--replace');
  if (!path || others.length > 0)
    throw new ArchiveError('Say which archive to restore: npm run restore -- FILE [--replace]');
  const config = readConfig(process.env);
  const archive = await openArchive(resolve(path));
  try {
    const engine = await openEngine(config);
    try {
      const keeper = openKeeper(config.files);
      await restoreBackup({ engine, keeper, archive, migrationsDir, replace });
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
