import { join } from 'node:path';
import { findRoot } from '#/app/server/root';
import { product } from '#/core/product';
import { type Config, ConfigError, readConfig } from '#/platform/server/config';
import { FolderInUse } from '#/platform/server/database/folder-lock';
import { openDatabase } from '#/platform/server/database/open';

/** The program is read while the database opens. */
async function start(config: Config): Promise<void> {
  const root = findRoot();
  const migrationsDir = join(root, 'db/migrations');
  const [database, { serve }, library] = await Promise.all([
    openDatabase(config, migrationsDir),
    import('#/app/server/serve'),
    config.signIn.kind === 'embedded' ? import('#/platform/server/sign-in/provider-library') : undefined,
  ]);
  if (library?.runtimeNotice) process.stderr.write(`${library.runtimeNotice}\n`);
  await serve(config, { root, migrationsDir, database });
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is already in use. Set PORT to another one.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${product.name} does not start. ${explain(error)}\n`);
  process.exit(1);
}
