import { archiveRoutes } from '#/features/people/archive/server/routes';
import type { Feature } from '#/platform/server/feature';

export const archiveFeature: Feature = { name: 'archive', routes: archiveRoutes };
