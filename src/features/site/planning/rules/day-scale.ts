import { contactName } from '#/core/contact-name';
import { addDays, type Day, daysBetween } from '#/core/day';
import { lastDayOf } from '#/features/site/planning/rules/shift';

export const zooms = ['week', 'month', 'year'] as const;
export type Zoom = (typeof zooms)[number];

/** Pixels of a day. */
export const dayWidths: Record<Zoom, number> = { week: 44, month: 14, year: 4 };

const paddingDays = 14;
const epoch = '2000-01-03' as Day;

export type Range = { from: Day; days: number };

/** All days of the tasks and today, with some before and after. */
export function rangeOf(tasks: readonly { startDate: Day | null; endDate: Day | null }[], today: Day): Range {
  const days = tasks.flatMap(({ startDate, endDate }) =>
    startDate === null ? [] : [startDate, lastDayOf({ startDate, endDate })],
  );
  const sorted = [...days, today].toSorted();
  const first = sorted[0] ?? today;
  const last = sorted.at(-1) ?? today;
  const from = addDays(first, -Math.min(paddingDays, daysBetween('1900-01-01' as Day, first)));
  return { from, days: daysBetween(from, last) + 1 + paddingDays };
}

/** Monday is 0. */
export function weekdayOf(day: Day): number {
  return ((daysBetween(epoch, day) % 7) + 7) % 7;
}

/** The summer weeks in which most building firms are closed, and the days between Christmas and New Year. */
export function isBuildingHoliday(day: Day): boolean {
  const year = day.slice(0, 4);
  const monthDay = day.slice(5);
  if (monthDay >= '12-24' || monthDay <= '01-01') return true;
  const ninth = `${year}-07-09` as Day;
  const monday = addDays(ninth, (7 - weekdayOf(ninth)) % 7);
  return day >= monday && day < addDays(monday, 21);
}

export type Span = { left: number; days: number };

/** Days that follow each other, as one piece: fewer things to draw. */
export function spansWhere({ from, days }: Range, is: (day: Day) => boolean): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < days; at += 1) {
    if (!is(addDays(from, at))) continue;
    const last = spans.at(-1);
    if (last && last.left + last.days === at) last.days += 1;
    else spans.push({ left: at, days: 1 });
  }
  return spans;
}

export type Head = Span & { label: string };

const monthNames = new Intl.DateTimeFormat('nl-NL', { month: 'long', timeZone: 'UTC' });
const weekdayNames = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'];

function monthOf(day: Day): string {
  return monthNames.format(Date.parse(`${day}T00:00:00Z`));
}

/** A piece from each day that begins one to the next; the first may have begun before. */
function piecesOf({ from, days }: Range, begins: (day: Day) => boolean, label: (day: Day) => string): Head[] {
  const pieces: Head[] = [];
  for (let at = 0; at < days; at += 1) {
    const day = addDays(from, at);
    const last = pieces.at(-1);
    if (last && !begins(day)) last.days += 1;
    else pieces.push({ left: at, days: 1, label: label(day) });
  }
  return pieces;
}

/** What stands above the days: months with their days or weeks, or years with their months. */
export function headsOf(range: Range, zoom: Zoom): { upper: Head[]; lower: Head[] } {
  const isFirst = (day: Day) => day.endsWith('-01');
  const dayOf = (day: Day) => `${weekdayNames[weekdayOf(day)]} ${Number(day.slice(8))}`;
  const months = piecesOf(range, isFirst, (day) => `${monthOf(day)} ${day.slice(0, 4)}`);
  switch (zoom) {
    case 'week':
      return { upper: months, lower: piecesOf(range, () => true, dayOf) };
    case 'month':
      return { upper: months, lower: piecesOf(range, (day) => weekdayOf(day) === 0, dayOf) };
    case 'year':
      return {
        upper: piecesOf(
          range,
          (day) => day.endsWith('-01-01'),
          (day) => day.slice(0, 4),
        ),
        lower: piecesOf(range, isFirst, (day) => monthOf(day).slice(0, 3)),
      };
  }
}

export const groupings = ['none', 'contact', 'room', 'category'] as const;
export type Grouping = (typeof groupings)[number];

type Groupable = {
  contact: { name: string; company: string | null } | null;
  room: string | null;
  category: string | null;
};

/** Tasks together by who does them, where or what they are; those without come last. */
export function groupTasks<T extends Groupable>(
  tasks: readonly T[],
  by: Grouping,
): { name: string; tasks: T[] }[] {
  if (by === 'none') return [{ name: '', tasks: [...tasks] }];
  const nameOf = ({ contact, room, category }: T): string => {
    if (by === 'contact') return contact ? contactName(contact) : '';
    return (by === 'room' ? room : category) ?? '';
  };
  const groups = new Map<string, T[]>();
  for (const task of tasks) groups.set(nameOf(task), [...(groups.get(nameOf(task)) ?? []), task]);
  const without = { contact: 'Zonder contact', room: 'Zonder ruimte', category: 'Zonder categorie' }[by];
  return [...groups]
    .toSorted(([one], [other]) => Number(one === '') - Number(other === '') || one.localeCompare(other, 'nl'))
    .map(([name, some]) => ({ name: name || without, tasks: some }));
}
