import { cashPlanHelp } from '#/features/money/cash-plan/help';
import { cashPlanRoutes } from '#/features/money/cash-plan/server/routes';
import type { Feature } from '#/platform/server/feature';

export const cashPlanFeature: Feature = { name: 'cash-plan', help: cashPlanHelp, routes: cashPlanRoutes };
