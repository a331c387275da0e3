import { reportRoutes } from '#/features/money/reports/server/routes';
import type { Feature } from '#/platform/server/feature';

export const reportsFeature: Feature = { name: 'reports', routes: reportRoutes };
