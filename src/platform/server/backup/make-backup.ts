import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { archiveStream } from '#/platform/server/backup/archive-writer';
import { backupLease } from '#/platform/server/backup/backup-lease';
import { ArchiveError, newManifest } from '#/platform/server/backup/manifest';
import { spoolRows } from '#/platform/server/backup/spool';
import type { Engine } from '#/platform/server/database/engine/database';
import { leftOutOfBackup } from '#/platform/server/database/schema/tables';
import { holdLease } from '#/platform/server/jobs/hold-lease';
import type { FileStorage } from '#/platform/server/storage/file-storage';

export type BackupParts = {
  engine: Engine;
  storage: FileStorage;
  dataDir: string;
  migrationsDir: string;
  program: string;
};

/**
 * First the lease, from which on no file is removed; then the rows of one moment; then their files, which were all
 * stored before their rows. `open` is asked for the output once the rows are read: what goes wrong earlier is a sentence.
 */
export async function makeBackup(
  parts: BackupParts,
  open: () => Writable,
  signal?: AbortSignal,
): Promise<void> {
  const held = await holdLease(parts.engine.db, backupLease, (lost) =>
    writeArchive(parts, open, signal ? AbortSignal.any([lost, signal]) : lost),
  );
  if (!held) throw new ArchiveError('Another backup is under way.');
}

/** Ends where the lease was lost: files may have gone in between. */
async function writeArchive(parts: BackupParts, open: () => Writable, signal: AbortSignal): Promise<void> {
  const { engine, storage, dataDir, migrationsDir, program } = parts;
  const folder = join(dataDir, 'backup.tmp');
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const madeAt = new Date().toISOString();
    const spooled = await engine.snapshot((session) => spoolRows(session, folder, migrationsDir));
    const facts = { ...newManifest, program, madeAt, engine: engine.name, leftOut: [...leftOutOfBackup] };
    await pipeline(archiveStream({ spooled, folder, storage, facts }), open(), { signal });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
