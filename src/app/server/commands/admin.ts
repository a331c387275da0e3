import { text } from 'node:stream/consumers';
import { AdminError, adminUsage, runAdminTask } from '#/app/server/commands/admin-tasks';
import { migrationsDir, runCommand, say } from '#/app/server/commands/command';
import { type Config, readConfig } from '#/platform/server/config';
import { askRunningServer } from '#/platform/server/control';
import { openDatabase } from '#/platform/server/database/engine/open';

/** The running server has the embedded database to itself: it does the task then. */
async function perform(config: Config, args: readonly string[]): Promise<string> {
  const asked = `admin?${new URLSearchParams(args.map((each) => ['arg', each]))}`;
  const running =
    config.databaseUrl === undefined ? await askRunningServer(config.dataDir, asked) : undefined;
  if (running) return text(running);
  const database = await openDatabase(config, migrationsDir);
  try {
    return (await runAdminTask(database.db, args)).join('\n');
  } finally {
    await database.close();
  }
}

await runCommand(async () => {
  const args = process.argv.slice(2);
  if (args.length === 0) throw new AdminError(adminUsage);
  say(await perform(readConfig(process.env), args));
  return true;
});
