import { hourAt } from '#/core/day';
import type { TimedKind } from '#/platform/server/jobs/job-kinds';

const longestPauseSeconds = 3_600;

/** 5 s, 10 s, 20 s … an hour, each at random a quarter shorter or longer, so that many don't come back together. */
export function pauseAfter(attempts: number, random: number, firstSeconds = 5): number {
  const pause = Math.min(longestPauseSeconds, firstSeconds * 2 ** (attempts - 1));
  return pause * (0.75 + random / 2);
}

const quarterMs = 15 * 60_000;

/** The first full hour of that name in Belgium after a moment: clocks there change by whole hours. */
function nextAtHour(hour: number, now: Date): Date {
  let at = Math.floor(now.getTime() / quarterMs) * quarterMs + quarterMs;
  while (hourAt(new Date(at)) !== hour || hourAt(new Date(at - quarterMs)) === hour) at += quarterMs;
  return new Date(at);
}

/** In how many seconds work by the clock comes back. */
export function secondsUntilNext(timing: TimedKind['timing'], now: Date): number {
  if ('everySeconds' in timing) return timing.everySeconds;
  return (nextAtHour(timing.hour, now).getTime() - now.getTime()) / 1000;
}
