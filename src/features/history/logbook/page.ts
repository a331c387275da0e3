import type { addresses } from '#/core/addresses';
import type { Page } from '#/core/page';

export const logbookPage: Page & { path: typeof addresses.logbook } = {
  path: '/logboek',
  title: 'Logboek',
  menu: { group: 'project', place: 30 },
  screen: 'features/history/logbook/web/logbook-page.tsx',
};
