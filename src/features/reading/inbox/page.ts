import type { Page } from '#/core/page';

/** In the address of the import: the paper that it begins with. */
export const handedInParam = 'postvak';

export const inboxPage: Page = {
  path: '/postvak',
  title: 'Postvak',
  menu: { group: 'papers', place: 10 },
  screen: 'features/reading/inbox/web/inbox-page.tsx',
};
