import { newsRoutes } from '#/features/reminders/news/server/routes';
import { removeOldReads } from '#/features/reminders/news/server/store';
import type { Feature } from '#/platform/server/feature';
import { everyDay } from '#/platform/server/jobs/job-kinds';

export const newsFeature: Feature = {
  name: 'news',
  routes: newsRoutes,
  jobs: ({ db }) => ({
    'forget old news': { ...everyDay, run: async () => ({ forgottenNews: await removeOldReads(db) }) },
  }),
};
