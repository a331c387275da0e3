import { digestJob, sendDigest } from '#/features/digest/server/digest-job';
import { digestRoutes } from '#/features/digest/server/routes';
import type { Feature } from '#/platform/server/feature';

export const digestFeature: Feature = {
  name: 'digest',
  routes: digestRoutes,
  jobs: (services) => ({ [digestJob]: sendDigest(services) }),
};
