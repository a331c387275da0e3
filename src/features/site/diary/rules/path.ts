import { addresses } from '#/core/addresses';
import type { Day } from '#/core/day';

/** In the address of the site: its view, a day or a page of the diary, and the day that is written about. */
export const diaryView = 'dagboek';
export const dayParam = 'dag';
export const pageParam = 'blad';
export const writeParam = 'schrijf';
/** As everywhere where something is added; here a note of today. */
export const noteParam = 'nieuw';

export const diaryPath = `${addresses.site}?weergave=${diaryView}`;
export const notePath = `${diaryPath}&${noteParam}=1`;

export function diaryDayPath(day: Day): string {
  return `${diaryPath}&${dayParam}=${day}`;
}

export function diaryPagePath(id: number | string): string {
  return `${diaryPath}&${pageParam}=${id}`;
}
