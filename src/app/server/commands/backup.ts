import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { migrationsDir, programVersion, runCommand, say } from '#/app/server/commands/command';
import { makeBackup } from '#/platform/server/backup/make-backup';
import { ArchiveError } from '#/platform/server/backup/manifest';
import { writeWhole } from '#/platform/server/backup/write-whole';
import { type Config, readConfig } from '#/platform/server/config';
import { askRunningServer } from '#/platform/server/control';
import { openEngine } from '#/platform/server/database/engine/open';
import { openStorage } from '#/platform/server/storage/open-storage';

/** From the running server where there is one on the embedded database, else from the database and the store themselves. */
async function writeArchive(config: Config, output: () => Writable): Promise<void> {
  const running =
    config.databaseUrl === undefined ? await askRunningServer(config.dataDir, 'backup') : undefined;
  if (running) return pipeline(running, output());
  const engine = await openEngine(config);
  try {
    const { dataDir } = config;
    const storage = openStorage(config.files);
    await makeBackup({ engine, storage, dataDir, migrationsDir, program: programVersion() }, output);
  } finally {
    await engine.close();
  }
}

await runCommand(async () => {
  const [, , given] = process.argv;
  if (!given) throw new ArchiveError('Say where to write the archive: npm run backup -- FILE');
  const path = resolve(given);
  if (existsSync(path)) throw new ArchiveError(`There is already a file ${path}.`);
  if (!existsSync(dirname(path))) throw new ArchiveError(`There is no folder ${dirname(path)}.`);
  const { tables, files, problems } = await writeWhole(path, (output) =>
    writeArchive(readConfig(process.env), output),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Written and read back: ${rows} rows of ${tables.length} tables and ${files.length} files.`);
  for (const { key, problem } of problems) say(`The file ${key} is ${problem} in the store.`);
  return problems.length === 0;
});
