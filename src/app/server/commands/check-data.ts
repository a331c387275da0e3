import { json } from 'node:stream/consumers';
import { migrationsDir, runCommand, say } from '#/app/server/commands/command';
import { type Config, readConfig } from '#/platform/server/config';
import { askRunningServer } from '#/platform/server/control';
import { openDatabase } from '#/platform/server/database/engine/open';
import { checkStore, type DataReport } from '#/platform/server/storage/compare-store';
import { openStorage } from '#/platform/server/storage/open-storage';

function list(keys: readonly string[]): string {
  return keys.map((key) => `\n  ${key}`).join('');
}

async function report(config: Config): Promise<DataReport> {
  const running =
    config.databaseUrl === undefined ? await askRunningServer(config.dataDir, 'check-data') : undefined;
  if (running) return (await json(running)) as DataReport;
  const database = await openDatabase(config, migrationsDir);
  try {
    return await checkStore(database.db, openStorage(config.files), new Date());
  } finally {
    await database.close();
  }
}

/** Compares the database with the stored files and changes nothing. Answers whether all is well. */
await runCommand(async () => {
  const { rows, stored, missing, orphans, damaged, onTheirWay, setAside } = await report(
    readConfig(process.env),
  );
  say(`${rows} files in the database, ${stored} in the store.`);
  if (missing.length > 0) say(`${missing.length} missing from the store:${list(missing)}`);
  const recoverable = missing.filter((key) => setAside.includes(key)).length;
  if (recoverable > 0) say(`${recoverable} of these were swept, and are put back at the next start.`);
  if (damaged.length > 0) say(`${damaged.length} damaged, no longer what was uploaded:${list(damaged)}`);
  if (orphans.length > 0) {
    say(
      `${orphans.length} stored without a row (swept at the next start, unless that would be more than a tenth):${list(orphans)}`,
    );
  }
  if (onTheirWay.length > 0) {
    say(`${onTheirWay.length} on their way: without a row, and younger than an hour:${list(onTheirWay)}`);
  }
  if (setAside.length > 0) say(`${setAside.length} swept, removed a week after:${list(setAside)}`);
  const isWell = missing.length + orphans.length + damaged.length + onTheirWay.length === 0;
  if (isWell) say('Every row has its file, every file its row, and every byte is as it was stored.');
  else if (missing.length + orphans.length + damaged.length === 0)
    say(
      'Nothing is wrong so far. What is on its way has its row in an hour, or never gets it: look again then.',
    );
  return isWell;
});
