import { aboutPage } from '#/features/about/page';
import { aboutRoutes } from '#/features/about/server/routes';
import type { Feature } from '#/platform/server/feature';

export const aboutFeature: Feature = { name: 'about', page: aboutPage, routes: aboutRoutes };
