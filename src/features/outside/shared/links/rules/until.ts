import { addDays, type Day, dayAt, daysBetween } from '#/core/day';
import { mostDays, usualDays } from '#/features/outside/shared/links/contract';

/** The last moment of a day, as people here count them. */
export function endOfDay(last: Day): string {
  const winter = new Date(`${last}T22:59:59.999Z`);
  return dayAt(winter) === last ? winter.toISOString() : new Date(`${last}T21:59:59.999Z`).toISOString();
}

/** Undefined where it is said wrongly. */
export function untilOf(said: Day | undefined, today: Day): Day | undefined {
  if (said === undefined) return addDays(today, usualDays);
  const days = daysBetween(today, said);
  return days >= 0 && days <= mostDays ? said : undefined;
}
