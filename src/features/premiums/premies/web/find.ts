import { premiesPage } from '#/features/premiums/premies/page';
import type { Find } from '#/platform/web/find';

export const premiesFind: Find = {
  name: 'premies',
  screen: {
    page: premiesPage,
    words: 'subsidies verbouwpremie premiedossiers',
  },
  views: [
    {
      path: `${premiesPage.path}?weergave=simulator`,
      title: 'Premiesimulator',
      words: 'premie berekenen verbouwpremie simulatie',
    },
  ],
};
