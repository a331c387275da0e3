import { projectRoutes } from '#/features/projects/server/routes';
import type { Feature } from '#/platform/server/feature';

export const projectsFeature: Feature = { name: 'projects', routes: projectRoutes };
