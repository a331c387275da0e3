import { liveRoutes } from '#/features/history/live/server/routes';
import type { Feature } from '#/platform/server/feature';

export const liveFeature: Feature = { name: 'live', routes: liveRoutes };
