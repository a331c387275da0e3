import { addDays, addDaysWithin, type Day } from '#/core/day';

/** For how long one sets something aside. */
export function asideChoices(today: Day): { label: string; until: Day }[] {
  return [
    { label: 'Tot morgen', until: today },
    { label: 'Een week', until: addDays(today, 6) },
    { label: 'Dertig dagen', until: addDays(today, 29) },
  ];
}

/** The first day on which it is in the list again. */
export function backOn(until: Day): Day {
  return addDaysWithin(until, 1) ?? until;
}
