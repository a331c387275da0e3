import { addDaysWithin } from '#/core/day';
import { planningPage } from '#/features/site/planning/page';
import { listDatedTasks } from '#/features/site/planning/server/day-store';
import { lastDayOf } from '#/features/site/shared/planning/rules/shift';
import type { CalendarEvent, CalendarSource } from '#/platform/server/ports/calendar';

/** Tasks from their first day to their last. */
export const planningCalendar: CalendarSource = async (db, projectId) => {
  const tasks = await listDatedTasks(db, projectId);
  return tasks.flatMap(({ id, title, status, startDate, endDate }): CalendarEvent[] => {
    const until = startDate && addDaysWithin(lastDayOf({ startDate, endDate }), 1);
    if (!startDate || !until) return [];
    const path = `${planningPage.path}?id=${id}`;
    return [{ key: `task ${id}`, title, from: startDate, until, path, hasAlarm: status === 'planned' }];
  });
};
