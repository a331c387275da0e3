import { addDays, addDaysWithin, type Day, day, isDay } from '#/core/day';

/** The month after that of a day: '2026-02'. */
function nextMonth(value: string): string {
  return addDays(day(`${value.slice(0, 7)}-01`), 31).slice(0, 7);
}

/** A month after an invoice came one can no longer object to the rate on it; the last of February for the 31st of January. */
export function lastDayToDispute(received: Day): Day | undefined {
  if (!addDaysWithin(received, 62)) return undefined;
  const next = nextMonth(received);
  const same = `${next}${received.slice(7)}`;
  return isDay(same) ? same : addDays(day(`${nextMonth(next)}-01`), -1);
}
