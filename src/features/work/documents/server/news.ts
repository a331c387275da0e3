import { documentsPage } from '#/features/work/documents/page';
import type { NewsOfFeature } from '#/platform/server/ports/news';

export const documentNews: NewsOfFeature = {
  changes: {
    documents: {
      stepTo: (id) => ({ step: 'Document openen', path: `${documentsPage.path}?id=${id}` }),
      isOfOwner: true,
    },
  },
};
