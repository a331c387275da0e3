import { json } from 'node:stream/consumers';
import { migrationsDir, runCommand, say } from '#/app/server/commands/command';
import { type Config, readConfig } from '#/platform/server/config';
import { askRunningServer } from '#/platform/server/control';
import { openDatabase } from '#/platform/server/database/open';
import { openKeeper } from '#/platform/server/files/open-keeper';
import { checkStore, type DataReport } from '#/platform/server/files/sweep';

function list(keys: readonly string[]): string {
  return keys.map((key) => `\n  ${key}`).join('');
}

async function report(config: Config): Promise<DataReport> {
  const running =
    config.databaseUrl === undefined ? await askRunningServer(config.dataDir, 'check-data') : undefined;
  if (running) return (await json(running)) as DataReport;
  const database = await openDatabase(config, migrationsDir);
  try {
    return await checkStore(database.db, openKeeper(config.files), new Date());
  } finally {
    await database.close();
  }
}

/** Compares the database with the stored files and changes nothing. Answers whether all is well. */
await runCommand(async () => {
  const { rows, stored, missing, orphans, damaged } = await report(readConfig(process.env));
  say(`${rows} files in the database, ${stored} in the store.`);
  if (missing.length > 0) say(`${missing.length} missing from the store:${list(missing)}`);
  if (damaged.length > 0) say(`${damaged.length} damaged, no longer what was uploaded:${list(damaged)}`);
  if (orphans.length > 0) {
    say(
      `${orphans.length} stored without a row (removed at the next start unless there are many):${list(orphans)}`,
    );
  }
  const isWell = missing.length + orphans.length + damaged.length === 0;
  if (isWell) say('Every row has its file, every file its row, and every byte is as it was stored.');
  return isWell;
});
