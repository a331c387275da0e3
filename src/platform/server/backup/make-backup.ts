import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { archiveStream } from '#/platform/server/backup/archive-writer';
import { ArchiveError, newManifest } from '#/platform/server/backup/manifest';
import { spoolRows } from '#/platform/server/backup/spool';
import type { Engine } from '#/platform/server/database/engine/database';
import { leftOutOfBackup } from '#/platform/server/database/schema/tables';
import { beginLease, endLease, renewLease } from '#/platform/server/database/stores/backup-lease';
import type { FileStorage } from '#/platform/server/storage/file-storage';

export type BackupParts = {
  engine: Engine;
  storage: FileStorage;
  dataDir: string;
  migrationsDir: string;
  program: string;
};

const renewEveryMs = 20_000;

/**
 * First the lease, from which on no file is removed; then the rows of one moment; then their files, which were all
 * stored before their rows. `open` is asked for the output once the rows are read: what goes wrong earlier is a sentence.
 */
export async function makeBackup(parts: BackupParts, open: () => Writable): Promise<void> {
  const { engine, storage, dataDir, migrationsDir, program } = parts;
  const lease = await beginLease(engine.db);
  if (lease === undefined) throw new ArchiveError('Another backup is under way.');
  const renewing = keepRenewing(engine, lease);
  const folder = join(dataDir, 'backup.tmp');
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const madeAt = new Date().toISOString();
    const spooled = await engine.snapshot((session) => spoolRows(session, folder, migrationsDir));
    const facts = { ...newManifest, program, madeAt, engine: engine.name, leftOut: [...leftOutOfBackup] };
    const archive = archiveStream({ spooled, folder, storage, facts });
    renewing.onLost((error) => archive.destroy(error));
    await pipeline(archive, open());
  } finally {
    renewing.stop();
    await rm(folder, { recursive: true, force: true });
    await endLease(engine.db, lease);
  }
}

function keepRenewing(engine: Engine, lease: number) {
  let lost: (error: Error) => void = () => undefined;
  const timer = setInterval(() => {
    renewLease(engine.db, lease).then(
      (isKept) => isKept || lost(new Error('the backup took a pause in which files may have gone')),
      (error: unknown) => lost(error as Error),
    );
  }, renewEveryMs);
  timer.unref();
  return {
    onLost: (tell: typeof lost) => {
      lost = tell;
    },
    stop: () => clearInterval(timer),
  };
}
