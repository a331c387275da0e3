import { deliverToWebhook } from '#/features/programs/webhooks/server/deliver';
import { removeOldDeliveries } from '#/features/programs/webhooks/server/delivery-store';
import { offLetterJob, sendOffLetter } from '#/features/programs/webhooks/server/letter';
import { webhookRoutes } from '#/features/programs/webhooks/server/routes';
import { listForExport } from '#/features/programs/webhooks/server/store';
import { deliveryJob, deliveryQueue } from '#/platform/server/database/log/tell-webhooks';
import type { Feature } from '#/platform/server/feature';
import { everyDay } from '#/platform/server/jobs/job-kinds';

export const webhooksFeature: Feature = {
  name: 'webhooks',
  routes: webhookRoutes,
  jobs: (services) => ({
    // How long it is tried is said by the clock: see `countTry`.
    [deliveryJob]: { queue: deliveryQueue, run: deliverToWebhook(services), tries: 1_000 },
    [offLetterJob]: { run: sendOffLetter(services) },
    'remove old deliveries': {
      ...everyDay,
      run: async () => ({ deliveries: await removeOldDeliveries(services.db) }),
    },
  }),
  account: { exports: { word: 'webhooks', list: listForExport } },
};
