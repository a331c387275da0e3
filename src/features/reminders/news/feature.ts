import { newsRoutes } from '#/features/reminders/news/server/routes';
import { removeOldReads } from '#/features/reminders/news/server/store';
import type { Feature } from '#/platform/server/feature';

export const newsFeature: Feature = {
  name: 'news',
  routes: newsRoutes,
  upkeep: async ({ db }) => ({ forgottenNews: await removeOldReads(db) }),
};
