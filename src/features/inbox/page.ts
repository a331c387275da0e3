import type { Page } from '#/core/page';

export const inboxPage: Page = {
  path: '/postvak',
  title: 'Postvak',
  order: 35,
  screen: 'features/inbox/web/inbox-page.tsx',
};
