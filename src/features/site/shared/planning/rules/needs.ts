import { addDaysWithin, type Day, formatDay } from '#/core/day';
import type { TaskStatus } from '#/features/site/shared/planning/contract';

/** What has to be decided or ordered before a task, and how long it takes to come. */
export type TaskNeed = {
  readonly what: string;
  readonly weeks: number;
  readonly isDone: boolean;
  /** Only of what is ordered; older ones don't have it. */
  readonly arrivesOn?: Day | null | undefined;
};

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

type Begun = { status: TaskStatus; startDate: Day };

/** Why a task can't begin without something, in a sentence: it comes too late, or nobody ordered it in time. */
export function findMissing(task: Begun, need: TaskNeed, today: Day): string | undefined {
  const { what, weeks, isDone, arrivesOn } = need;
  if (isDone) {
    const isLate = arrivesOn && arrivesOn > task.startDate && arrivesOn >= today;
    return isLate ? `Begint zonder levering: ${what} komt pas op ${formatDay(arrivesOn)}` : undefined;
  }
  if (task.status === 'in_progress')
    return `Begonnen zonder levering: ${what} is nog niet beslist of besteld`;
  const arrives = addDaysWithin(today, weeks * 7);
  if (weeks > 0 && arrives && arrives > task.startDate) {
    return `Begint zonder levering: ${what} komt ten vroegste op ${formatDay(arrives)}`;
  }
  const by = decideBy(task, need);
  return by && by < today ? `Nog niet beslist of besteld: ${what}` : undefined;
}
