import { addMonthsTo, type Day } from '#/core/day';

/** The last day of one month after receipt. */
export function lastDayToContest(received: Day): Day {
  return addMonthsTo(received, 1);
}
