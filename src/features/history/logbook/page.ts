import type { Page } from '#/core/page';

export const logbookPage: Page = {
  path: '/logboek',
  title: 'Logboek',
  order: 93,
  screen: 'features/history/logbook/web/logbook-page.tsx',
};
