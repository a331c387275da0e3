import { lazyComponent } from '#/platform/web/lazy-component';
import { belowDeadlines } from '#/platform/web/ports/deadlines';
import { type Filling, fill } from '#/platform/web/slots';

export const calendarFillings: readonly Filling[] = [
  fill(
    belowDeadlines,
    10,
    lazyComponent(async () => (await import('#/features/reminders/calendar/web/calendar-card')).CalendarCard),
  ),
];
