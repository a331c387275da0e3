import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { migrationsDir, programVersion, runCommand, say } from '#/app/server/commands/command';
import { openArchive } from '#/platform/server/backup/archive-reader';
import { makeBackup } from '#/platform/server/backup/make-backup';
import { ArchiveError, type Manifest } from '#/platform/server/backup/manifest';
import { type Config, readConfig } from '#/platform/server/config';
import { askRunningServer } from '#/platform/server/control';
import { openEngine } from '#/platform/server/database/open';
import { openKeeper } from '#/platform/server/files/open-keeper';

/** From the running server where there is one on the embedded database, else from the database and the store themselves. */
async function writeArchive(config: Config, output: () => Writable): Promise<void> {
  const running =
    config.databaseUrl === undefined ? await askRunningServer(config.dataDir, 'backup') : undefined;
  if (running) return pipeline(running, output());
  const engine = await openEngine(config);
  try {
    const { dataDir } = config;
    const keeper = openKeeper(config.files);
    await makeBackup({ engine, keeper, dataDir, migrationsDir, program: programVersion() }, output);
  } finally {
    await engine.close();
  }
}

/** Nothing has the archive's name before it was read back and found whole. */
async function writeChecked(config: Config, path: string): Promise<Manifest> {
  const unfinished = `${path}.unfinished`;
  try {
    await writeArchive(config, () => createWriteStream(unfinished, { mode: 0o600 }));
    await sync(unfinished);
    const archive = await openArchive(unfinished);
    archive.close();
    await rename(unfinished, path);
    if (process.platform !== 'win32') await sync(dirname(path));
    return archive.manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

await runCommand(async () => {
  const [, , given] = process.argv;
  if (!given) throw new ArchiveError('Say where to write the archive: npm run backup -- FILE');
  const path = resolve(given);
  if (existsSync(path)) throw new ArchiveError(`There is already a file ${path}.`);
  if (!existsSync(dirname(path))) throw new ArchiveError(`There is no folder ${dirname(path)}.`);
  const { tables, files, problems } = await writeChecked(readConfig(process.env), path);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Written and read back: ${rows} rows of ${tables.length} tables and ${files.length} files.`);
  for (const { key, problem } of problems) say(`The file ${key} is ${problem} in the store.`);
  return problems.length === 0;
});
