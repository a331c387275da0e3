import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// Loads every feature’s tables: a backup holds, and a restore replaces, all that are known.
import '#/app/server/features';
import { AdminError } from '#/app/server/commands/admin-tasks';
import { findRoot } from '#/app/server/root';
import { ArchiveError } from '#/platform/server/backup/manifest';
import { OtherSchema } from '#/platform/server/backup/spool';
import { ConfigError } from '#/platform/server/config-error';
import { FolderInUse } from '#/platform/server/database/engine/folder-lock';
import { MigrationError } from '#/platform/server/database/engine/migrate';
import { UpgradeRefusal } from '#/platform/server/database/engine/upgrade-copy';
import { StoreRefused } from '#/platform/server/storage/file-storage';

// Whatever a command makes is its owner's alone.
process.umask(0o077);

const root = findRoot();
export const migrationsDir = join(root, 'db/migrations');

export function programVersion(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const plainErrors = [
  ...[ConfigError, ArchiveError, AdminError, FolderInUse],
  ...[OtherSchema, MigrationError, UpgradeRefusal, StoreRefused],
];

/** What the operator can act on is a sentence; anything else keeps its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isPlain = plainErrors.some((kind) => error instanceof kind);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ECONNREFUSED') return 'The database does not answer.';
  return isPlain || code === 'ENOSPC' ? error.message : (error.stack ?? error.message);
}

/** 0: all is well. 1: it isn't. 2: it could not be done. */
export async function runCommand(work: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await work()) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 2;
  }
}
