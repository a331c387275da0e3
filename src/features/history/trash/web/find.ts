import { trashPage } from '#/features/history/trash/page';
import type { Find } from '#/platform/web/find';

export const trashFind: Find = {
  name: 'trash',
  screen: {
    page: trashPage,
    words: 'verwijderd terugzetten',
  },
};
