import { calendarRoutes } from '#/features/reminders/calendar/server/routes';
import type { Feature } from '#/platform/server/feature';

export const calendarFeature: Feature = { name: 'calendar', routes: calendarRoutes };
