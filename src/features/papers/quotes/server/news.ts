import { quotesPage } from '#/features/papers/quotes/page';
import type { NewsOfFeature } from '#/platform/server/ports/news';

export const quoteNews: NewsOfFeature = {
  changes: {
    quotes: {
      stepTo: (id) => ({ step: 'Offerte openen', path: `${quotesPage.path}?id=${id}` }),
      isOfOwner: true,
    },
  },
};
