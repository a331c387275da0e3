import type { Page } from '#/core/page';

export const dashboardPage: Page = {
  path: '/',
  title: 'Dashboard',
  order: 10,
  screen: 'features/front/dashboard/web/dashboard-page.tsx',
};
