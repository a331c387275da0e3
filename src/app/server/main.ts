import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { findRoot } from '#/app/server/root';
import { product } from '#/core/product';
import { type Config, readConfig } from '#/platform/server/config';
import { ConfigError } from '#/platform/server/config-error';
import { FolderInUse } from '#/platform/server/database/engine/folder-lock';
import { MigrationError } from '#/platform/server/database/engine/migrate';
import { openDatabase } from '#/platform/server/database/engine/open';
import { UpgradeRefusal } from '#/platform/server/database/engine/upgrade-copy';
import { printableSettings } from '#/platform/server/print-config';
import { StoreRefused } from '#/platform/server/storage/file-storage';
import { tidyAtRest } from '#/platform/server/tidy-at-rest';

/** The program is read while the database opens. */
async function start(config: Config): Promise<void> {
  const root = findRoot();
  const migrationsDir = join(root, 'db/migrations');
  const [database, { serve }] = await Promise.all([
    openDatabase(config, migrationsDir),
    import('#/app/server/serve'),
  ]);
  await serve(config, { root, migrationsDir, database });
  // As it is of itself, from when there is somebody to answer.
  setFlagsFromString('--semi-space-growth-factor=2');
  if (config.signIn.kind === 'external') return;
  // Answering already: who signs in first would wait for it otherwise.
  const { runtimeNotice } = await import('#/platform/server/identity/provider-library');
  if (runtimeNotice) process.stderr.write(`${runtimeNotice}\n`);
}

const plainErrors = [ConfigError, FolderInUse, MigrationError, StoreRefused, UpgradeRefusal];

/** What the operator can act on is a sentence; anything else keeps its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isPlain = plainErrors.some((kind) => error instanceof kind);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The port is already in use. Set PORT to another one.';
  }
  return isPlain ? error.message : (error.stack ?? error.message);
}

// Whatever it makes is its own.
process.umask(0o077);
// Left to itself the heap grows to four times what is in use before it is looked through: hundreds of megabytes more.
setFlagsFromString('--heap-growing-percent=40');
// What starting makes, stays: what comes and goes needs no room of its own before somebody asks something.
setFlagsFromString('--semi-space-growth-factor=1');

try {
  const config = readConfig(process.env);
  if (process.argv.includes('--print-config')) {
    process.stdout.write(`${printableSettings(process.env).join('\n')}\n`);
    process.exit(0);
  }
  await start(config);
  tidyAtRest();
} catch (error) {
  process.stderr.write(`${product.name} does not start. ${explain(error)}\n`);
  process.exit(1);
}
