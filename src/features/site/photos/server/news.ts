import { sitePage } from '#/features/site/photos/page';
import type { NewsOfFeature } from '#/platform/server/ports/news';

export const photoNews: NewsOfFeature = {
  changes: {
    photos: { stepTo: (id) => ({ step: 'Foto openen', path: `${sitePage.path}?id=${id}` }) },
  },
};
