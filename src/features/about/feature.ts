import { aboutRoutes } from '#/features/about/server/routes';
import type { Feature } from '#/platform/server/feature';

export const aboutFeature: Feature = { name: 'about', routes: aboutRoutes };
