import { accountHelp } from '#/features/people/account/help';
import { accountPage } from '#/features/people/account/page';
import { accountRoutes } from '#/features/people/account/server/routes';
import type { Feature } from '#/platform/server/feature';

export const accountFeature: Feature = {
  name: 'account',
  page: accountPage,
  help: accountHelp,
  routes: accountRoutes,
};
