import { dashboardHelp } from '#/features/front/dashboard/help';
import { dashboardPage } from '#/features/front/dashboard/page';
import { dashboardRoutes } from '#/features/front/dashboard/server/routes';
import type { Feature } from '#/platform/server/feature';

export const dashboardFeature: Feature = {
  name: 'dashboard',
  page: dashboardPage,
  help: dashboardHelp,
  routes: dashboardRoutes,
};
