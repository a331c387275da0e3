import { type Day, dayAt, hourAt } from '#/core/day';
import { digestHour } from '#/features/reminders/digest/rules/due';
import { runDigests } from '#/features/reminders/digest/server/run-digests';
import type { Services } from '#/platform/server/services';

const lookEveryMs = 60_000;

type Mornings = Pick<Services, 'db' | 'deadlines' | 'now' | 'onServe' | 'onStop'> & {
  logger: Pick<Services['logger'], 'info' | 'warn'>;
};

/** Looks every minute whether it is past seven, and does a day's work once; what another process did is done. */
export function startMornings({ db, deadlines, now, logger, onServe, onStop }: Mornings): void {
  let doneOn: Day | undefined;
  let running: Promise<void> | undefined;

  async function look(): Promise<void> {
    const at = now();
    const today = dayAt(at);
    if (hourAt(at) < digestHour || doneOn === today) return;
    try {
      const letters = await runDigests({ db, deadlines }, today);
      doneOn = today;
      if (letters > 0) logger.info({ letters }, 'told of deadlines');
    } catch (error) {
      logger.warn({ err: error }, 'could not tell of deadlines; it is tried again in a minute');
    }
  }

  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    running ??= look().finally(() => {
      running = undefined;
    });
  };
  onServe(() => {
    timer = setInterval(begin, lookEveryMs).unref();
    begin();
  });
  onStop(async () => {
    clearInterval(timer);
    await running;
  });
}
