import { calendarRoutes } from '#/features/calendar/server/routes';
import type { Feature } from '#/platform/server/feature';

export const calendarFeature: Feature = { name: 'calendar', routes: calendarRoutes };
