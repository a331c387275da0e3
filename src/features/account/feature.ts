import { accountRoutes } from '#/features/account/server/routes';
import type { Feature } from '#/platform/server/feature';

export const accountFeature: Feature = { name: 'account', routes: accountRoutes };
