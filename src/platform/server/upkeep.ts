import type { BackupParts } from '#/platform/server/backup/make-backup';
import { backupJob, scheduledBackup } from '#/platform/server/backup/scheduled-backup';
import type { BackupsConfig } from '#/platform/server/config';
import { removeOldAnswers } from '#/platform/server/database/stores/idempotency-store';
import { removeDoneJobs } from '#/platform/server/database/stores/job-store';
import { removeEndedWindows } from '#/platform/server/database/stores/rate-limit-store';
import { removeExpired } from '#/platform/server/database/stores/sign-in-store';
import { sessionIdleSeconds } from '#/platform/server/identity/sessions';
import { everyDay, type JobKinds, type JobLog, type TimedKind } from '#/platform/server/jobs/job-kinds';
import { ensureJoined } from '#/platform/server/storage/join-store';
import { type SweepResult, sweepStore } from '#/platform/server/storage/sweep';

/** What the server does for itself: what expired goes, stored files are swept, a backup is made. */
export function upkeepKinds(
  parts: BackupParts,
  backups: BackupsConfig | undefined,
  now: () => Date,
): JobKinds {
  return {
    'remove what expired': removeStale(parts),
    'sweep the stored files': sweep(parts, now),
    ...(backups && { [backupJob]: scheduledBackup(parts, backups, now) }),
  };
}

/** Nothing depends on it: an expired row is refused whether or not it is still there. */
function removeStale({ engine: { db } }: BackupParts): TimedKind {
  return {
    timing: { everySeconds: 30 * 60 },
    run: async () => {
      await removeExpired(db, sessionIdleSeconds);
      await removeEndedWindows(db);
      await removeDoneJobs(db);
      await removeOldAnswers(db);
    },
  };
}

function sweep({ engine: { db }, storage }: BackupParts, now: () => Date): TimedKind {
  return {
    ...everyDay,
    run: async ({ log }) => {
      // The store may have been away at the start.
      await ensureJoined(db, storage, now());
      tell(await sweepStore(db, storage, now()), log);
    },
  };
}

function tell({ swept, removed, putBack, left, why }: SweepResult, log: JobLog): void {
  if (swept > 0) log.warn({ swept }, 'set aside stored files that no row knows; they go in a week');
  if (putBack > 0) log.warn({ putBack }, 'put back files that were set aside: they have a row');
  if (removed > 0) log.info({ removed }, 'removed files that were set aside a week ago');
  if (left > 0) log.error({ left, why }, 'stored files have no row and were left alone: run check-data');
}
