import { folderPage } from '#/features/folder/folder/page';
import type { Find } from '#/platform/web/find';

export const folderFind: Find = {
  name: 'folder',
  screen: {
    page: folderPage,
    words: 'map verkoop notaris koper postinterventiedossier pid woningpas attesten',
  },
};
