import type { Page } from '#/core/page';

export const logbookPage: Page = {
  path: '/logboek',
  title: 'Logboek',
  order: 93,
  screen: 'features/logbook/web/logbook-page.tsx',
};
