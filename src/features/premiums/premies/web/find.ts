import { premiesPage } from '#/features/premiums/premies/page';
import type { Find } from '#/platform/web/find';

export const premiesFind: Find = {
  name: 'premies',
  screen: {
    page: premiesPage,
    words: 'subsidies verbouwpremie premiedossiers simulator',
  },
};
