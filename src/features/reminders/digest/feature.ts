import { digestJob, sendDigest } from '#/features/reminders/digest/server/digest-job';
import { digestRoutes } from '#/features/reminders/digest/server/routes';
import type { Feature } from '#/platform/server/feature';

export const digestFeature: Feature = {
  name: 'digest',
  routes: digestRoutes,
  jobs: (services) => ({ [digestJob]: sendDigest(services) }),
};
