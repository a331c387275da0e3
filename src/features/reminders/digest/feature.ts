import { digestJob, sendDigest } from '#/features/reminders/digest/server/digest-job';
import { tellInTheMorning } from '#/features/reminders/digest/server/morning';
import { digestRoutes } from '#/features/reminders/digest/server/routes';
import type { Feature } from '#/platform/server/feature';

export const digestFeature: Feature = {
  name: 'digest',
  routes: digestRoutes,
  jobs: (services) => ({
    [digestJob]: { run: sendDigest(services) },
    'tell of deadlines': tellInTheMorning(services),
  }),
};
