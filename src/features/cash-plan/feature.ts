import { cashPlanRoutes } from '#/features/cash-plan/server/routes';
import type { Feature } from '#/platform/server/feature';

export const cashPlanFeature: Feature = { name: 'cash-plan', routes: cashPlanRoutes };
