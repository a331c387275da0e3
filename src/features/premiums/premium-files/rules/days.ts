import { addYearsTo, type Day, daysBetween } from '#/core/day';

/** In years after the date of an invoice. */
export const yearsToApply = 2;

/** The last day on which an invoice still counts: two years after its date, and 28 February for a leap day. */
export function lastDayOf(invoiceDate: Day): Day {
  return addYearsTo(invoiceDate, yearsToApply);
}

/** Below zero once it is too late; nothing is known of an invoice without a date. */
export function daysLeftOf(invoiceDate: Day | null, on: Day): number | null {
  return invoiceDate === null ? null : daysBetween(on, lastDayOf(invoiceDate));
}

/** The day after which the first of the invoices that still count falls out. */
export function deadlineOf(dates: readonly (Day | null)[], on: Day): Day | null {
  const last = dates.flatMap((date) => (date === null ? [] : [lastDayOf(date)])).filter((each) => each >= on);
  return last.toSorted()[0] ?? null;
}
