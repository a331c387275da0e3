import { addDays, type Day } from '#/core/day';
import type { Deadline } from '#/core/deadline';

/** How many days before a letter tells of it. */
export const noticeSteps = [30, 7, 1, 0] as const;
export type NoticeStep = (typeof noticeSteps)[number];

/** From which step on somebody wants to hear of a kind; of what isn't named, from the first. */
export type FirstSteps = Readonly<Record<string, NoticeStep>>;

/** From this hour on, in Belgium. */
export const digestHour = 7;

/**
 * What is told on a day to who heard last on `after`: what came as near as a step since then, and has not passed. Who
 * missed several steps of one hears of it once.
 */
export function dueNotices<T extends Pick<Deadline, 'kind' | 'day'>>(
  deadlines: readonly T[],
  { after, today, from = {} }: { after: Day; today: Day; from?: FirstSteps },
): T[] {
  const windows = noticeSteps.map((step) => ({
    step,
    after: addDays(after, step),
    until: addDays(today, step),
  }));
  return deadlines.filter(({ kind, day }) => {
    if (day === null || day < today) return false;
    const first = from[kind] ?? noticeSteps[0];
    return windows.some((window) => window.step <= first && day > window.after && day <= window.until);
  });
}

/** What a notice is known by, also when the letter leaves later. */
export function noticeKey({ key, day }: Pick<Deadline, 'key' | 'day'>): string {
  return `${key} on ${day}`;
}
