import { dashboardPage } from '#/features/front/dashboard/page';
import type { Find } from '#/platform/web/find';

export const dashboardFind: Find = {
  name: 'dashboard',
  screen: {
    page: dashboardPage,
    words: 'overzicht start',
  },
};
