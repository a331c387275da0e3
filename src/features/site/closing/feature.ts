import { closingsInFolder } from '#/features/site/closing/server/folder';
import { closingCalendar, closingDeadlines, closingTodos } from '#/features/site/closing/server/ports';
import { closingRoutes } from '#/features/site/closing/server/routes';
import type { Feature } from '#/platform/server/feature';

/** ‘Voor het dichtgaat’: what has to be photographed before a task covers it. */
export const closingFeature: Feature = {
  name: 'closing',
  routes: closingRoutes,
  folder: { tell: closingsInFolder },
  deadlines: closingDeadlines,
  calendar: closingCalendar,
  todo: closingTodos,
};
