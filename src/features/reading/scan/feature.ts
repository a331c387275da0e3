import { scanRoutes } from '#/features/reading/scan/server/routes';
import type { Feature } from '#/platform/server/feature';

export const scanFeature: Feature = { name: 'scan', routes: scanRoutes };
