import type { Page } from '#/core/page';

export const sitePage: Page = {
  path: '/site',
  title: 'Werf',
  menu: { group: 'work', place: 40 },
  screen: 'features/site/photos/web/site-page.tsx',
};
