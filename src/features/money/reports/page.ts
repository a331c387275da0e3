import type { Page } from '#/core/page';

export const reportsPage: Page = {
  path: '/reports',
  title: 'Rapporten',
  menu: { group: 'project', place: 20 },
  screen: 'features/money/reports/web/reports-page.tsx',
};
