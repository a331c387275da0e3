import { planningPage } from '#/features/site/planning/page';
import type { NewsOfFeature } from '#/platform/server/ports/news';

export const taskNews: NewsOfFeature = {
  changes: {
    tasks: {
      stepTo: (id) => ({ step: 'Taak openen', path: `${planningPage.path}?id=${id}` }),
    },
  },
};
