import { privacyHelp } from '#/features/people/privacy/help';
import { privacyPage } from '#/features/people/privacy/page';
import { privacyRoutes } from '#/features/people/privacy/server/routes';
import type { Feature } from '#/platform/server/feature';

export const privacyFeature: Feature = {
  name: 'privacy',
  page: privacyPage,
  help: privacyHelp,
  routes: privacyRoutes,
};
