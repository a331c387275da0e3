import { assistantRoutes } from '#/features/programs/assistants/server/routes';
import type { Feature } from '#/platform/server/feature';

export const assistantsFeature: Feature = { name: 'assistants', routes: assistantRoutes };
