import { contactName } from '#/core/contact-name';
import { addDays, addDaysWithin, type Day, daysBetween } from '#/core/day';

export const zooms = ['all', 'week', 'month', 'year'] as const;
export type Zoom = (typeof zooms)[number];

/** Pixels of a day. */
const dayWidths = { week: 44, month: 14, year: 4 } as const;
const leastBar = 8;
const paddingDays = 14;

/** Of the scale on which all of it is in sight at once. */
const allPaddingDays = 7;
const allDaysWithoutEnd = 7;
const allLeastBar = 40;
const allLeastWidth = 800;
const allMonthWidth = 64;
const allMostWidth = 4_000;
export const allColumns = 12;

const epoch = '2000-01-03' as Day;

export type Range = { from: Day; days: number };

/** How days become pixels. */
export type Scale = Range & {
  zoom: Zoom;
  dayWidth: number;
  /** A bar is at least as wide as this. */
  leastBar: number;
  /** As long is a task drawn that has no end. */
  daysWithoutEnd: number;
};

type Dated = { startDate: Day | null; endDate: Day | null };

/** The first to the last of some days, with some before and after as far as there are any. */
function rangeOver(days: readonly Day[], today: Day, padding: number): Range {
  const sorted = days.toSorted();
  const [first, last] = [sorted[0] ?? today, sorted.at(-1) ?? today];
  const from = addDaysWithin(first, -padding) ?? first;
  return { from, days: daysBetween(from, addDaysWithin(last, padding) ?? last) + 1 };
}

function daysOf(tasks: readonly Dated[], daysWithoutEnd: number): Day[] {
  return tasks.flatMap(({ startDate, endDate }) => {
    if (startDate === null) return [];
    return [startDate, endDate ?? addDaysWithin(startDate, daysWithoutEnd - 1) ?? startDate];
  });
}

type Shown = {
  tasks: readonly Dated[];
  /** All of the project, also those that a filter hides. */
  plan: readonly Dated[];
  today: Day;
  /** In pixels, as far as it is known. */
  room: number;
};

/** Week, month and year are true to days and have today in them; all fits in its room where that is wide enough. */
export function scaleOf(zoom: Zoom, { tasks, plan, today, room }: Shown): Scale {
  if (zoom !== 'all') {
    const range = rangeOver([...daysOf(plan, 1), today], today, paddingDays);
    return { ...range, zoom, dayWidth: dayWidths[zoom], leastBar, daysWithoutEnd: 1 };
  }
  const range = rangeOver(daysOf(tasks, allDaysWithoutEnd), today, allPaddingDays);
  const dayWidth = Math.max(leastWidthOf(range), room) / range.days;
  return { ...range, zoom, dayWidth, leastBar: allLeastBar, daysWithoutEnd: allDaysWithoutEnd };
}

/** Wide enough to read the months of a long planning. */
function leastWidthOf({ days }: Range): number {
  const comfortable = Math.min((days / 30.4) * allMonthWidth, allMostWidth);
  return Math.round(Math.max(allLeastWidth, comfortable));
}

/** What a chart is wide without any room to fill. */
export function widthOf(scale: Scale): number {
  return scale.zoom === 'all' ? leastWidthOf(scale) : scale.days * scale.dayWidth;
}

/** A place or a width as a part of the whole: the same chart fits on paper. */
export function shareOf({ days, dayWidth }: Scale, pixels: number): string {
  return `${(pixels / (days * dayWidth)) * 100}%`;
}

/** Where the middle of a day is; undefined where it lies outside. */
export function middleOf({ from, days, dayWidth }: Scale, day: Day): number | undefined {
  const at = daysBetween(from, day);
  return at >= 0 && at < days ? (at + 0.5) * dayWidth : undefined;
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
const shortMonths = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
export const weekdayNames = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'];

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
export function headsOf({ zoom, ...range }: Range & { zoom: Zoom }): { upper: Head[]; lower: Head[] } {
  const isFirst = (day: Day) => day.endsWith('-01');
  const dayOf = (day: Day) => `${weekdayNames[weekdayOf(day)]} ${Number(day.slice(8))}`;
  const months = piecesOf(range, isFirst, (day) => `${monthOf(day)} ${day.slice(0, 4)}`);
  switch (zoom) {
    case 'week':
      return { upper: months, lower: piecesOf(range, () => true, dayOf) };
    case 'month':
      return { upper: months, lower: piecesOf(range, (day) => weekdayOf(day) === 0, dayOf) };
    case 'year':
    case 'all':
      return {
        upper: piecesOf(
          range,
          (day) => day.endsWith('-01-01'),
          (day) => day.slice(0, 4),
        ),
        lower: piecesOf(range, isFirst, (day) => shortMonths[Number(day.slice(5, 7)) - 1] ?? ''),
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
