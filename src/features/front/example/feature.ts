import { exampleRoutes } from '#/features/front/example/server/routes';
import type { Feature } from '#/platform/server/feature';

export const exampleFeature: Feature = { name: 'example', routes: exampleRoutes };
