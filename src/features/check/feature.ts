import { checkRoutes } from '#/features/check/server/routes';
import type { Feature } from '#/platform/server/feature';

export const checkFeature: Feature = { name: 'check', routes: checkRoutes };
