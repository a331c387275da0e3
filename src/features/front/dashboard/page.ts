import type { Page } from '#/core/page';

export const dashboardPage: Page = {
  path: '/',
  title: 'Dashboard',
  menu: { group: 'first', place: 10 },
  screen: 'features/front/dashboard/web/dashboard-page.tsx',
};
