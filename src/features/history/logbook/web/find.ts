import { logbookPage } from '#/features/history/logbook/page';
import type { Find } from '#/platform/web/find';

export const logbookFind: Find = {
  name: 'logbook',
  screen: {
    page: logbookPage,
    words: 'geschiedenis wijzigingen ongedaan maken',
  },
};
