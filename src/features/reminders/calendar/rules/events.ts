import { addDaysWithin, type Day } from '#/core/day';
import type { Deadline } from '#/features/reminders/deadlines/rules/deadlines';
import { deadlineLabels, deadlinePath } from '#/features/reminders/deadlines/rules/words';
import type { TaskStatus } from '#/features/site/planning/contract';
import { planningPage } from '#/features/site/planning/page';
import { lastDayOf } from '#/features/site/planning/rules/shift';

export type CalendarTask = {
  id: number;
  title: string;
  status: TaskStatus;
  startDate: Day | null;
  endDate: Day | null;
};

export type CalendarEvent = {
  /** The same for the same record, whatever becomes of it. */
  key: string;
  title: string;
  from: Day;
  /** The day after the last, as calendars count. */
  until: Day;
  path: string;
  /** A task that is done asks for nothing. */
  hasAlarm: boolean;
};

/** Tasks from their first day to their last, and deadlines on their day. A task is no deadline beside itself. */
export function calendarEvents(
  tasks: readonly CalendarTask[],
  deadlines: readonly Deadline[],
): CalendarEvent[] {
  const ofTasks = tasks.flatMap(({ id, title, status, startDate, endDate }): CalendarEvent[] => {
    if (startDate === null || status === 'cancelled') return [];
    const until = addDaysWithin(lastDayOf({ startDate, endDate }), 1);
    if (!until) return [];
    const path = `${planningPage.path}?id=${id}`;
    return [{ key: `task ${id}`, title, from: startDate, until, path, hasAlarm: status === 'planned' }];
  });
  const ofDeadlines = deadlines.flatMap((deadline): CalendarEvent[] => {
    const { key, kind, name, day } = deadline;
    const until = day && addDaysWithin(day, 1);
    if (!day || !until || kind === 'task' || kind === 'task-end') return [];
    const title = `${deadlineLabels[kind]}: ${name}`;
    return [{ key, title, from: day, until, path: deadlinePath(deadline), hasAlarm: true }];
  });
  return [...ofTasks, ...ofDeadlines];
}
