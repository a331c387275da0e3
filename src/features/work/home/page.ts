import type { Page } from '#/core/page';

export const homePage: Page = {
  path: '/home',
  title: 'Uw woning',
  menu: { group: 'project', place: 10 },
  screen: 'features/work/home/web/home-page.tsx',
};
