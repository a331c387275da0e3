import { dayAt, hourAt } from '#/core/day';
import { digestHour } from '#/features/reminders/digest/rules/due';
import { runDigests } from '#/features/reminders/digest/server/run-digests';
import type { TimedKind } from '#/platform/server/jobs/job-kinds';
import type { Services } from '#/platform/server/services';

/** At seven in Belgium; a server that was away then does it when it is back. */
export function tellInTheMorning({
  db,
  deadlines,
  now,
}: Pick<Services, 'db' | 'deadlines' | 'now'>): TimedKind {
  return {
    timing: { hour: digestHour },
    timeoutSeconds: 60 * 60,
    firstPauseSeconds: 60,
    run: async () => {
      const at = now();
      return { letters: hourAt(at) < digestHour ? 0 : await runDigests({ db, deadlines }, dayAt(at)) };
    },
  };
}
