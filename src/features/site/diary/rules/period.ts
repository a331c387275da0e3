import { addDaysWithin, type Day, daysBetween } from '#/core/day';
import { AppError } from '#/core/errors';
import { mostDays } from '#/features/site/diary/contract';

const usualDays = 30;

/** The days that are asked for; left out: the thirty up to today. */
export function periodOf(
  { from, until }: { from?: Day | undefined; until?: Day | undefined },
  today: Day,
): { from: Day; until: Day } {
  const last = until ?? (from && from > today ? from : today);
  const first = from ?? addDaysWithin(last, 1 - usualDays) ?? last;
  if (last < first) throw invalid('until', 'De laatste dag kan niet vóór de eerste liggen.');
  if (daysBetween(first, last) >= mostDays) throw invalid('from', 'Kies hoogstens een jaar tegelijk.');
  return { from: first, until: last };
}

function invalid(path: string, message: string): AppError {
  return new AppError('invalid', message, [{ path, message }]);
}

/** Each day of a period, the last first. */
export function daysOf({ from, until }: { from: Day; until: Day }): Day[] {
  return Array.from({ length: daysBetween(from, until) + 1 }, (_, back) =>
    addDaysWithin(until, -back),
  ).filter((day) => day !== undefined);
}
