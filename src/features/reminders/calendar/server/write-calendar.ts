import { createHash } from 'node:crypto';
import { inProject } from '#/core/address-marks';
import { type Day, day } from '#/core/day';
import { product } from '#/core/product';
import type { CalendarEvent } from '#/platform/server/ports/calendar';

/** Calendars on phones ask about as often as they like; this is what they are asked to. */
const refreshSeconds = 3600;
/** Nine in the morning of the day before. */
const alarmSeconds = 15 * 3600;

function midnight(value: Day): Date {
  return new Date(`${day(value)}T00:00:00Z`);
}

type Calendar = {
  name: string;
  projectId: number;
  events: readonly CalendarEvent[];
  publicUrl: string;
  /** So that the same calendar is the same text all day. */
  today: Day;
};

/** In the format that every calendar reads (RFC 5545). */
export async function writeCalendar({
  name,
  projectId,
  events,
  publicUrl,
  today,
}: Calendar): Promise<string> {
  const { default: ical, ICalAlarmType, ICalEventTransparency } = await import('ical-generator');
  const calendar = ical({
    name: `${product.name}: ${name}`,
    prodId: { company: product.name, product: 'Agenda', language: 'NL' },
    ttl: refreshSeconds,
  });
  for (const { key, title, from, until, path, description, hasAlarm } of events) {
    const id = createHash('sha256').update(`${projectId} ${key}`).digest('hex').slice(0, 32);
    const event = calendar.createEvent({
      id: `${id}@${product.name.toLowerCase()}`,
      ...{ summary: title, start: midnight(from), end: midnight(until), stamp: midnight(today) },
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      url: `${publicUrl}${inProject(path, projectId)}`,
      description: description ?? null,
    });
    if (hasAlarm) {
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: alarmSeconds, description: title });
    }
  }
  // The last line ends as all others do.
  return `${calendar.toString().trimEnd()}\r\n`;
}
