import type { Day } from '#/core/day';
import type { Database } from '#/platform/server/database/engine/database';

export type CalendarEvent = {
  /** The same for the same record, whatever becomes of it. */
  key: string;
  title: string;
  from: Day;
  /** The day after the last, as calendars count. */
  until: Day;
  path: string;
  /** What calendars show below its title. */
  description?: string | undefined;
  /** What is done asks for nothing. */
  hasAlarm: boolean;
};

/** What a feature puts in the calendar of a project; deadlines are in it by themselves. */
export type CalendarSource = (db: Database, projectId: number) => Promise<readonly CalendarEvent[]>;
