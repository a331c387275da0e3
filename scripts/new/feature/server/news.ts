import { newThingPage } from '#/features/work/new-thing/page';
import type { NewsOfFeature } from '#/platform/server/ports/news';

export const newThingNews: NewsOfFeature = {
  changes: {
    newThingEntries: {
      stepTo: (id) => ({ step: 'Regel openen', path: `${newThingPage.path}?id=${id}` }),
    },
  },
};
