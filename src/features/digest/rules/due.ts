import { addDays, type Day } from '#/core/day';
import type { Deadline } from '#/features/deadlines/rules/deadlines';

/** How many days before a letter tells of it. */
export const noticeSteps = [30, 7, 1, 0] as const;

/** From this hour on, in Belgium. */
export const digestHour = 7;

/**
 * What is told on a day to who heard last on `after`: what came as near as a step since then, and has not passed. Who
 * missed several steps of one hears of it once.
 */
export function dueNotices<T extends Pick<Deadline, 'day'>>(
  deadlines: readonly T[],
  { after, today }: { after: Day; today: Day },
): T[] {
  return deadlines.filter(({ day }) => {
    if (day === null || day < today) return false;
    return noticeSteps.some((step) => {
      const on = addDays(day, -step);
      return on > after && on <= today;
    });
  });
}

/** What a notice is known by, also when the letter leaves later. */
export function noticeKey({ key, day }: Pick<Deadline, 'key' | 'day'>): string {
  return `${key} on ${day}`;
}
