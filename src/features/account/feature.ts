import { accountPage } from '#/features/account/page';
import { accountRoutes } from '#/features/account/server/routes';
import type { Feature } from '#/platform/server/feature';

export const accountFeature: Feature = { name: 'account', page: accountPage, routes: accountRoutes };
