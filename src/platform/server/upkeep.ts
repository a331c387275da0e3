import type { FastifyBaseLogger } from 'fastify';
import type { BackupParts } from '#/platform/server/backup/make-backup';
import { backUpWhenDue } from '#/platform/server/backup/scheduled-backup';
import type { BackupsConfig } from '#/platform/server/config';
import { beginServing } from '#/platform/server/database/engine/serving-lease';
import { ensureJoined } from '#/platform/server/storage/join-store';
import { type SweepResult, sweepStore } from '#/platform/server/storage/sweep';

const everyDayMs = 24 * 60 * 60_000;
const lookForBackupEveryMs = 60_000;

/** What a feature does every day. */
export type DailyTask = { name: string; run: () => Promise<Readonly<Record<string, number>>> };

/** What goes on beside the answering: who serves, what is swept, what is backed up. Nobody waits for it. */
export async function startUpkeep(
  parts: BackupParts,
  backups: BackupsConfig | undefined,
  tasks: readonly DailyTask[],
  log: FastifyBaseLogger,
): Promise<{ stop: () => Promise<void> }> {
  const { engine, storage } = parts;
  const lease = await beginServing(engine.db, (error) =>
    log.warn({ err: error }, 'could not say that this server uses the database'),
  );

  async function sweep(): Promise<void> {
    try {
      // The store may have been away at the start.
      await ensureJoined(engine.db, storage, new Date());
      tell(await sweepStore(engine.db, storage, new Date()), log);
    } catch (error) {
      log.warn({ err: error }, 'the stored files could not be checked');
    }
  }

  async function runTasks(): Promise<void> {
    for (const { name, run } of tasks) {
      try {
        const done = await run();
        if (Object.values(done).some((count) => count > 0)) log.info(done, `the daily work of ${name}`);
      } catch (error) {
        log.warn({ err: error }, `the daily work of ${name} failed`);
      }
    }
  }

  let isBusy = false;
  let isStopped = false;
  async function backUp(config: BackupsConfig): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    const begun = performance.now();
    try {
      const made = await backUpWhenDue(parts, config, new Date());
      if (!made) return;
      const facts = { ...made, ms: Math.round(performance.now() - begun) };
      if (made.problems > 0)
        log.error(facts, 'made a backup, but files are missing or damaged: run check-data');
      else log.info(facts, 'made a backup and read it back');
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'there is no backup: it is tried again in an hour');
    } finally {
      isBusy = false;
    }
  }
  const timers = [setInterval(sweep, everyDayMs), setInterval(runTasks, everyDayMs)];
  if (backups) timers.push(setInterval(backUp, lookForBackupEveryMs, backups));
  for (const timer of timers) timer.unref();
  sweep();
  runTasks();
  if (backups) backUp(backups);
  return {
    stop: async () => {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await lease.end();
    },
  };
}

function tell({ swept, removed, putBack, left, why }: SweepResult, log: FastifyBaseLogger): void {
  if (swept > 0) log.warn({ swept }, 'set aside stored files that no row knows; they go in a week');
  if (putBack > 0) log.warn({ putBack }, 'put back files that were set aside: they have a row');
  if (removed > 0) log.info({ removed }, 'removed files that were set aside a week ago');
  if (left > 0) log.error({ left, why }, 'stored files have no row and were left alone: run check-data');
}
