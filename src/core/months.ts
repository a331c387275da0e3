import type { Day } from '#/core/day';

/** 'YYYY-MM': they sort as they follow each other. */
export type Month = string;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function addMonths(month: Month, count: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

const names = new Intl.DateTimeFormat('nl-BE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortNames = new Intl.DateTimeFormat('nl-BE', { month: 'short', year: '2-digit', timeZone: 'UTC' });

export function formatMonth(month: Month, length: 'long' | 'short' = 'long'): string {
  const format = length === 'long' ? names : shortNames;
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
