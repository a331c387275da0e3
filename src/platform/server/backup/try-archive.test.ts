import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
// Loads every feature’s tables, as every process that opens a database does.
import '#/app/server/features';
import { tryArchive } from '#/platform/server/backup/try-archive';

const migrationsDir = new URL('../../../../db/migrations', import.meta.url).pathname;
const archives = new URL('../../../../tests/support/archives', import.meta.url).pathname;
const patience = 300_000;

/** Whatever the installation runs on: the scratch database is an embedded one. */
it.each(readdirSync(archives))(
  'the archive %s can be read back into a scratch database',
  (name) => tryArchive(join(archives, name), migrationsDir, AbortSignal.timeout(patience)),
  patience,
);
