import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#/platform/server/database/engine/database';
import { listMissingMigrations } from '#/platform/server/database/engine/migrate';
import { ping } from '#/platform/server/database/engine/ping';
import type { ReadyCheck } from '#/platform/server/http/readiness';
import type { FileStorage } from '#/platform/server/storage/file-storage';

type Parts = { db: Database; storage: FileStorage; migrationsDir: string; log: FastifyBaseLogger };

/** What the server needs besides itself. The cause goes to the log: an answer to anybody only names the part. */
export function readyChecks({ db, storage, migrationsDir, log }: Parts): ReadyCheck[] {
  const check = (name: string, sentence: string, work: () => Promise<void>): ReadyCheck => ({
    name,
    find: async () => {
      try {
        await work();
        return undefined;
      } catch (error) {
        log.error({ err: error }, `not ready: ${name}`);
        return sentence;
      }
    },
  });
  return [
    check('database', 'De database antwoordt niet.', () => ping(db)),
    check('files', 'De opslag van bestanden antwoordt niet.', () => storage.check()),
    check('migrations', 'De database heeft niet de tabellen van deze versie.', async () => {
      const missing = await listMissingMigrations(db, migrationsDir);
      if (missing.length > 0) throw new Error(`not applied: ${missing.join(', ')}`);
    }),
  ];
}
