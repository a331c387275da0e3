import { inboxPage } from '#/features/reading/inbox/page';
import type { NewsOfFeature } from '#/platform/server/ports/news';

export const inboxNews: NewsOfFeature = {
  changes: {
    inbox: {
      stepTo: () => ({ step: 'Postvak openen', path: inboxPage.path }),
      isOfOwner: true,
    },
  },
};
