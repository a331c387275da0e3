import { privacyPage } from '#/features/privacy/page';
import { privacyRoutes } from '#/features/privacy/server/routes';
import type { Feature } from '#/platform/server/feature';

export const privacyFeature: Feature = { name: 'privacy', page: privacyPage, routes: privacyRoutes };
