import { addDaysWithin, type Day, daysBetween } from '#/core/day';
import { weekdayOf } from '#/features/site/planning/rules/day-scale';
import { isOwnDeadline } from '#/features/site/planning/rules/deadlines';
import type { Task } from '#/features/site/shared/planning/contract';
import type { TaskNeed } from '#/features/site/shared/planning/rules/needs';
import { lastDayOf } from '#/features/site/shared/planning/rules/shift';
import { isActive } from '#/features/site/shared/planning/rules/tasks';

type Deadline = { key: string; kind: string; label: string; name: string; day: Day | null; path: string };

type AgendaTask = Pick<Task, 'id' | 'startDate' | 'endDate' | 'status'> & { needs: readonly TaskNeed[] };

type Days = { key: string; from: Day; to: Day };
export type AgendaEntry<T extends AgendaTask> =
  | (Days & { kind: 'task'; task: T })
  | (Days & { kind: 'delivery'; what: string; task: T })
  | (Days & { kind: 'deadline'; title: string; path: string });

/** The days that are shown together, from a day on; fewer at the end of all days. */
export function daysFrom(from: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDaysWithin(from, index)).filter(
    (day) => day !== undefined,
  );
}

export function mondayOf(day: Day): Day {
  return addDaysWithin(day, -weekdayOf(day)) ?? day;
}

/** What has a place in a calendar: tasks over their days, what is delivered, and last days that are no task's own. */
export function agendaEntries<T extends AgendaTask>(
  tasks: readonly T[],
  deadlines: readonly Deadline[],
): AgendaEntry<T>[] {
  return [
    ...tasks.flatMap((task): AgendaEntry<T>[] => {
      const { id, startDate, endDate } = task;
      if (!startDate) return [];
      return [
        { kind: 'task', key: `task ${id}`, from: startDate, to: lastDayOf({ startDate, endDate }), task },
      ];
    }),
    ...tasks.flatMap((task) =>
      task.needs.flatMap(({ what, arrivesOn }, index): AgendaEntry<T>[] => {
        if (!arrivesOn || !isActive(task.status)) return [];
        const key = `delivery ${task.id} ${index}`;
        return [{ kind: 'delivery', key, from: arrivesOn, to: arrivesOn, what, task }];
      }),
    ),
    ...deadlines.flatMap(({ key, kind, label, name, day, path }): AgendaEntry<T>[] => {
      if (!day || isOwnDeadline(kind)) return [];
      return [{ kind: 'deadline', key, from: day, to: day, title: `${label}: ${name}`, path }];
    }),
  ];
}

export type PlacedEntry<T extends AgendaTask> = {
  entry: AgendaEntry<T>;
  /** The first of the days that it stands on, from 0, and how many it takes. */
  column: number;
  span: number;
  beginsBefore: boolean;
  endsAfter: boolean;
};

/** Each entry once, over those of the days that it takes; the first comes first, of two the longer. */
export function placeEntries<T extends AgendaTask>(
  entries: readonly AgendaEntry<T>[],
  days: readonly Day[],
): PlacedEntry<T>[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  return entries
    .filter(({ from, to }) => from <= last && to >= first)
    .map((entry) => {
      const beginsBefore = entry.from < first;
      const endsAfter = entry.to > last;
      const column = beginsBefore ? 0 : daysBetween(first, entry.from);
      const until = endsAfter ? days.length - 1 : daysBetween(first, entry.to);
      return { entry, column, span: until - column + 1, beginsBefore, endsAfter };
    })
    .toSorted((one, other) => one.column - other.column || other.span - one.span);
}
