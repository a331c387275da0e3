import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsDir, runCommand, say } from '#/app/server/commands/command';
import { type Config, readConfig } from '#/platform/server/config';
import { ConfigError } from '#/platform/server/config-error';
import { listPending, readMigrations } from '#/platform/server/database/engine/migrate';
import { openDatabase, openEngine } from '#/platform/server/database/engine/open';

async function pending(config: Config): Promise<string[]> {
  // Looking may not be what makes the database.
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'database'))) {
    return (await readMigrations(migrationsDir)).map(({ name }) => name);
  }
  const engine = await openEngine(config);
  try {
    return (await engine.snapshot((session) => listPending(session, migrationsDir))).names;
  } finally {
    await engine.close();
  }
}

await runCommand(async () => {
  const [first, ...others] = process.argv.slice(2);
  if (others.length > 0 || (first !== undefined && first !== '--check')) {
    throw new ConfigError(
      'Bring the schema up to date: npm run migrate, or see what that would do: npm run migrate -- --check',
    );
  }
  const config = readConfig(process.env);
  const names = await pending(config);
  if (names.length === 0) {
    say('The schema is up to date.');
    return true;
  }
  const list = names.map((name) => `\n  ${name}`).join('');
  if (first === '--check') {
    say(`These would run:${list}`);
    return false;
  }
  const database = await openDatabase(config, migrationsDir);
  await database.close();
  say(`These ran:${list}`);
  return true;
});
