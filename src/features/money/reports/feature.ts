import { reportsHelp } from '#/features/money/reports/help';
import { reportsPage } from '#/features/money/reports/page';
import { reportRoutes } from '#/features/money/reports/server/routes';
import type { Feature } from '#/platform/server/feature';

export const reportsFeature: Feature = {
  name: 'reports',
  page: reportsPage,
  help: reportsHelp,
  routes: reportRoutes,
};
