import type { addresses } from '#/core/addresses';
import type { Page } from '#/core/page';

export const homePage: Page & { path: typeof addresses.home } = {
  path: '/home',
  title: 'Uw woning',
  menu: { group: 'project', place: 10 },
  screen: 'features/work/home/web/home-page.tsx',
};
