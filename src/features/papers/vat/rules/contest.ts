import { type Day, day, isDay } from '#/core/day';

const daysBack = [0, 1, 2, 3];

/** The last day of one month after receipt: the same day of the next month, or the last one that it has. */
export function lastDayToContest(received: Day): Day {
  const [year = 0, month = 0, date = 0] = received.split('-').map(Number);
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const two = (value: number) => String(value).padStart(2, '0');
  const found = daysBack.map((back) => `${nextYear}-${two(nextMonth)}-${two(date - back)}`).find(isDay);
  return day(found ?? '');
}
