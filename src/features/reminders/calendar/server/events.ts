import { addDaysWithin, type Day } from '#/core/day';
import type { CalendarEvent } from '#/platform/server/ports/calendar';
import type { Services } from '#/platform/server/services';

type Sources = Pick<Services, 'db' | 'calendar' | 'deadlines'>;

/** What features put in it, and deadlines on their day. What has an event of its own is no deadline beside it. */
export async function gatherEvents(
  { db, calendar, deadlines }: Sources,
  projectId: number,
  today: Day,
): Promise<CalendarEvent[]> {
  const events: CalendarEvent[] = [];
  for (const list of calendar) events.push(...(await list(db, projectId)));
  for (const { key, kind, label, name, day, path, ground } of await deadlines.list(db, projectId, today)) {
    const until = day && addDaysWithin(day, 1);
    if (!day || !until || deadlines.kinds.get(kind)?.hasOwnEvent) continue;
    events.push({
      key,
      title: `${label}: ${name}`,
      from: day,
      until,
      path,
      description: ground,
      hasAlarm: true,
    });
  }
  return events;
}
