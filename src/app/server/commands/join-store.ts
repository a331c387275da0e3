import { migrationsDir, runCommand, say } from '#/app/server/commands/command';
import { readConfig } from '#/platform/server/config';
import { openDatabase } from '#/platform/server/database/engine/open';
import { joinStore } from '#/platform/server/storage/join-store';
import { openStorage } from '#/platform/server/storage/open-storage';

/** For who knows that this database and this file store belong together, where the start could not tell. */
await runCommand(async () => {
  const config = readConfig(process.env);
  const database = await openDatabase(config, migrationsDir);
  try {
    const { rows, stored, missing } = await joinStore(database.db, openStorage(config.files), new Date());
    say(`Joined: ${stored} files in the store, ${rows} in the database, ${rows - missing.length} in both.`);
    return true;
  } finally {
    await database.close();
  }
});
