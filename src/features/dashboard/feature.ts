import { dashboardPage } from '#/features/dashboard/page';
import { dashboardRoutes } from '#/features/dashboard/server/routes';
import type { Feature } from '#/platform/server/feature';

export const dashboardFeature: Feature = { name: 'dashboard', page: dashboardPage, routes: dashboardRoutes };
