/**
 * Calendar days are texts 'YYYY-MM-DD'. A Date has a time and a zone, and a due date that moves
 * a day because a server runs in UTC is an invoice that is wrongly overdue.
 */
declare const dayBrand: unique symbol;
export type Day = string & { readonly [dayBrand]: true };

const msPerDay = 86_400_000;
const firstDay = '1900-01-01';
const lastDay = '2199-12-31';

export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < firstDay || text > lastDay) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

export function day(text: string): Day {
  if (!isDay(text)) throw new RangeError(`not a day: ${text}`);
  return text;
}

const belgian = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });

/** The day it is in Belgium at a moment. */
export function dayAt(moment: Date): Day {
  return day(belgian.format(moment));
}

const belgianHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The hour it is in Belgium at a moment, from 0 to 23. */
export function hourAt(moment: Date): number {
  return Number(belgianHour.format(moment));
}

function utc(value: Day): number {
  return Date.parse(`${value}T00:00:00Z`);
}

/** Days after some day, or before it where it is negative. */
export type DayOffset = number;

export function addDays(value: Day, days: number): Day {
  return day(new Date(utc(value) + days * msPerDay).toISOString().slice(0, 10));
}

/** As `addDays`, and undefined where that would lie outside of all days. */
export function addDaysWithin(value: Day, days: number): Day | undefined {
  const text = new Date(utc(value) + days * msPerDay).toISOString().slice(0, 10);
  return isDay(text) ? text : undefined;
}

/** The same day so many months on, or the last one that the month has; never past the last of all days. */
export function addMonthsTo(value: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = value.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  const text = last.toISOString().slice(0, 10);
  return day(text > lastDay ? lastDay : text);
}

export function addYearsTo(value: Day, years: number): Day {
  return addMonthsTo(value, 12 * years);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((utc(to) - utc(from)) / msPerDay);
}

const short = new Intl.DateTimeFormat('nl-NL', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});
const long = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export function formatDay(value: Day): string {
  return short.format(utc(value));
}

export function formatDayLong(value: Day): string {
  return long.format(utc(value));
}

/** '15-11-2026', '15/11/26', '15.11.2026' or '2026-11-15'; without a year, the year of `today`. */
export function parseDay(typed: string, today: Day): Day | undefined {
  const text = typed.trim();
  if (isDay(text)) return text;
  const match = /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/.exec(text);
  if (!match) return undefined;
  const [, dayPart = '', month = '', year = today.slice(0, 4)] = match;
  const fullYear = year.length === 2 ? `20${year}` : year;
  const candidate = `${fullYear}-${month.padStart(2, '0')}-${dayPart.padStart(2, '0')}`;
  return isDay(candidate) ? candidate : undefined;
}
