import { fittingPath } from '#/features/folder/fittings/page';
import type { NewsOfFeature } from '#/platform/server/ports/news';

export const fittingsNews: NewsOfFeature = {
  changes: { fittings: { stepTo: (id) => ({ step: 'Bekijken', path: fittingPath(Number(id)) }) } },
};
