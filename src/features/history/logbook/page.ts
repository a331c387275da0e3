import type { Page } from '#/core/page';

export const logbookPage: Page = {
  path: '/logboek',
  title: 'Logboek',
  menu: { group: 'project', place: 30 },
  screen: 'features/history/logbook/web/logbook-page.tsx',
};
