import { diaryPagePath } from '#/features/site/diary/rules/path';
import type { NewsOfFeature } from '#/platform/server/ports/news';

export const diaryNews: NewsOfFeature = {
  changes: {
    diary: { stepTo: (id) => ({ step: 'Dagboek openen', path: diaryPagePath(id) }) },
  },
};
