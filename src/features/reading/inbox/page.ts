import type { Page } from '#/core/page';

export const inboxPage: Page = {
  path: '/postvak',
  title: 'Postvak',
  menu: { group: 'papers', place: 10 },
  screen: 'features/reading/inbox/web/inbox-page.tsx',
};
