import { addDaysWithin, type Day } from '#/core/day';
import type { TaskStatus } from '#/features/planning/contract';

/** What has to be decided or ordered before a task, and how long it takes to come. */
export type TaskNeed = { readonly what: string; readonly weeks: number; readonly isDone: boolean };

/** Room for who answers late. */
const spareDays = 14;

/** The last day to decide, so that it is there when the task begins; undefined where nothing waits for it. */
export function decideBy(
  { status, startDate }: { status: TaskStatus; startDate: Day | null },
  { weeks, isDone }: TaskNeed,
): Day | undefined {
  if (isDone || status !== 'planned' || startDate === null) return undefined;
  return addDaysWithin(startDate, -(weeks * 7) - spareDays);
}
