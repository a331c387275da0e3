import { type Day, daysBetween } from '#/core/day';

const paddingDays = 7;
const daysWithoutEnd = 7;
export const minBarWidth = 40;
export const gridColumns = 12;
export const minTimelineWidth = 800;

/** Under this a month has no room for its name. */
const monthLabelWidth = 44;
const comfortableMonthWidth = 64;
const maxComfortableWidth = 4_000;
const letterWidth = 7.6;
const barPadding = 20;

export type TimelineTask = { id: number; title: string; startDate: Day | null; endDate: Day | null };
type DatedTask<T extends TimelineTask> = T & { startDate: Day };

export type Bar<T extends TimelineTask> = {
  task: DatedTask<T>;
  left: number;
  width: number;
  /** Where the title goes: in the bar, or beside it where the bar is too short. */
  title: 'inside' | 'after' | 'before';
};

export type Month = { key: string; left: number; width: number; label: string | null };

export type Timeline<T extends TimelineTask> = {
  /** In pixels, as every position here. */
  width: number;
  bars: Bar<T>[];
  months: Month[];
  grid: number[];
  today: number | null;
};

type Span = { from: number; to: number };

/** Days are counted, not added: the padding of the very first day that exists would be no day. */
const epoch = '2000-01-01' as Day;

function spanOf({ startDate, endDate }: { startDate: Day; endDate: Day | null }): Span {
  const from = daysBetween(epoch, startDate);
  const to = endDate === null ? from + daysWithoutEnd : daysBetween(epoch, endDate) + 1;
  return { from, to: Math.max(to, from + 1) };
}

/** Dates in, positions out. A day counts whole: a task of one day is one day wide. Undefined without a dated task. */
export function layOutTimeline<T extends TimelineTask>(
  tasks: readonly T[],
  { today, available }: { today: Day; available: number },
): Timeline<T> | undefined {
  const dated = tasks.filter((task): task is DatedTask<T> => task.startDate !== null);
  if (dated.length === 0) return undefined;
  const spans = dated.map(spanOf);
  const from =
    spans.reduce((least, span) => Math.min(least, span.from), Number.POSITIVE_INFINITY) - paddingDays;
  const to = spans.reduce((most, span) => Math.max(most, span.to), Number.NEGATIVE_INFINITY) + paddingDays;
  const width = widthFor(to - from, available);
  const at = (dayNumber: number) => ((dayNumber - from) * width) / (to - from);
  const todayNumber = daysBetween(epoch, today);
  return {
    width,
    bars: dated.map((task, index) => placeBar(task, spans[index] ?? spanOf(task), at, width)),
    months: listMonths(from, to, at),
    grid: Array.from({ length: gridColumns + 1 }, (_, column) => (column / gridColumns) * width),
    today: todayNumber >= from && todayNumber < to ? at(todayNumber + 0.5) : null,
  };
}

/** Wide enough to read the months of a long planning; it scrolls within itself. */
function widthFor(days: number, available: number): number {
  const comfortable = Math.min((days / 30.4) * comfortableMonthWidth, maxComfortableWidth);
  return Math.round(Math.max(minTimelineWidth, available, comfortable));
}

function placeBar<T extends TimelineTask>(
  task: DatedTask<T>,
  span: Span,
  at: (day: number) => number,
  total: number,
): Bar<T> {
  const width = Math.max(minBarWidth, at(span.to) - at(span.from));
  const left = Math.min(at(span.from), total - width);
  const needed = task.title.length * letterWidth + barPadding;
  const roomAfter = total - left - width;
  if (needed <= width) return { task, left, width, title: 'inside' };
  return { task, left, width, title: needed <= roomAfter || roomAfter >= left ? 'after' : 'before' };
}

const monthNames = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

function dayNumberOf(year: number, month: number): number {
  return (Date.UTC(year, month, 1) - Date.UTC(2000, 0, 1)) / 86_400_000;
}

/** The name of a month where there is room for it, with the year where it is the first of that year to have one. */
function listMonths(from: number, to: number, at: (day: number) => number): Month[] {
  const first = new Date(Date.UTC(2000, 0, 1 + from));
  const months: Month[] = [];
  let freeFrom = 0;
  let shownYear: number | undefined;
  for (let offset = 0; ; offset += 1) {
    const year = first.getUTCFullYear() + Math.floor((first.getUTCMonth() + offset) / 12);
    const month = (first.getUTCMonth() + offset) % 12;
    const start = Math.max(from, dayNumberOf(year, month));
    if (start >= to) return months;
    const left = at(start);
    const width = at(Math.min(to, dayNumberOf(year, month + 1))) - left;
    const text = `${monthNames[month]}${year === shownYear ? '' : ` ${year}`}`;
    const needed = Math.max(monthLabelWidth, text.length * letterWidth);
    const fits = left >= freeFrom && at(to) - left >= needed && (offset > 0 || width >= needed);
    if (fits) {
      freeFrom = left + needed;
      shownYear = year;
    }
    months.push({ key: `${year}-${month + 1}`, left, width, label: fits ? text : null });
  }
}
