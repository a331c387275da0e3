import { newsRoutes } from '#/features/news/server/routes';
import { removeOldReads } from '#/features/news/server/store';
import type { Feature } from '#/platform/server/feature';

export const newsFeature: Feature = {
  name: 'news',
  routes: newsRoutes,
  upkeep: async ({ db }) => ({ forgottenNews: await removeOldReads(db) }),
};
