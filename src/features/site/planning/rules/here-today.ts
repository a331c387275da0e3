import type { Day } from '#/core/day';

const mostHere = 3;

/** Of who is at work in the coming days: who is here today, so many that the rest of a phone’s screen stays in reach. */
export function hereToday<Task extends { startDate: Day; contact: object | null }>(
  atWork: readonly Task[],
  today: Day,
): Task[] {
  return atWork.filter(({ startDate, contact }) => startDate <= today && contact !== null).slice(0, mostHere);
}
