import { join } from 'node:path';
import { findRoot } from '#/app/server/root';
import { ConfigError, readConfig } from '#/platform/server/config';
import { openDatabase } from '#/platform/server/database/open';
import { openKeeper } from '#/platform/server/files/open-keeper';
import { compareStore } from '#/platform/server/files/sweep';

function list(keys: readonly string[]): string {
  return keys.map((key) => `  ${key}\n`).join('');
}

/** Compares the database with the stored files and changes nothing. Answers whether all is well. */
async function checkData(): Promise<boolean> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, join(findRoot(), 'db/migrations'));
  try {
    const report = await compareStore(database.db, openKeeper(config.files), new Date());
    const { rows, stored, missing, orphans } = report;
    process.stdout.write(`${rows} files in the database, ${stored} in the store.\n`);
    if (missing.length > 0) {
      process.stdout.write(`${missing.length} missing from the store:\n${list(missing)}`);
    }
    if (orphans.length > 0) {
      process.stdout.write(
        `${orphans.length} stored without a row (removed at the next start unless there are many):\n${list(orphans)}`,
      );
    }
    return missing.length === 0 && orphans.length === 0;
  } finally {
    await database.close();
  }
}

try {
  const isWell = await checkData();
  process.stdout.write(isWell ? 'Every row has its file and every file its row.\n' : '');
  process.exitCode = isWell ? 0 : 1;
} catch (error) {
  const isPlain =
    error instanceof ConfigError || (error instanceof Error && /already running/.test(error.message));
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 2;
}
