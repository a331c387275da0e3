import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the embedded engine starts from on a new machine: making it anew takes seconds, copying it hardly any. */
export async function buildEmptyDatabase(fresh) {
  // The engine exists only once the packages are installed.
  const { PGlite } = await import('@electric-sql/pglite');
  const folder = join(fresh, 'server', 'empty-database');
  mkdirSync(dirname(folder), { recursive: true });
  const database = await PGlite.create({ dataDir: folder });
  await database.exec('checkpoint');
  await database.close();
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return folder;
}
