import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openArchive } from '#/platform/server/backup/archive-reader';
import { ArchiveError } from '#/platform/server/backup/manifest';
import { refuseForeignTables, sourcesOf, splitMigrations } from '#/platform/server/backup/restore-backup';
import { quoted } from '#/platform/server/database/engine/dump';
import { openEmbedded } from '#/platform/server/database/engine/embedded';
import { replaceContents } from '#/platform/server/database/engine/load';
import { formerTables } from '#/platform/server/database/schema/tables';

/** Reads the rows of an archive back into a database that is thrown away. Its files were compared when it was opened. */
export async function tryArchive(path: string, migrationsDir: string, signal: AbortSignal): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'truweel-backup-'));
  const archive = await openArchive(path);
  try {
    const { manifest } = archive;
    refuseForeignTables(manifest);
    const migrations = await splitMigrations(manifest, migrationsDir);
    const engine = await openEmbedded(folder);
    try {
      await engine.exclusively(async (session) => {
        const tables = stopping(sourcesOf(archive), signal);
        await replaceContents(session, { migrations, tables, sequences: manifest.sequences });
        for (const { name, rows } of manifest.tables) {
          if (formerTables.includes(name)) continue;
          const [found] = await session.rows(`select count(*)::int as count from ${quoted(name)}`);
          if (found?.count === rows) continue;
          throw new ArchiveError(`Of the ${rows} rows of ${name} ${found?.count} came back.`);
        }
      });
    } finally {
      await engine.close();
    }
  } finally {
    archive.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function* stopping<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  for await (const each of source) {
    signal.throwIfAborted();
    yield each;
  }
}
