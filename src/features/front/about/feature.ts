import { aboutHelp } from '#/features/front/about/help';
import { aboutPage } from '#/features/front/about/page';
import { aboutRoutes } from '#/features/front/about/server/routes';
import type { Feature } from '#/platform/server/feature';

export const aboutFeature: Feature = { name: 'about', page: aboutPage, help: aboutHelp, routes: aboutRoutes };
