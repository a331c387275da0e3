import type { addresses } from '#/core/addresses';
import type { Page } from '#/core/page';

export const sitePage: Page & { path: typeof addresses.site } = {
  path: '/site',
  title: 'Werf',
  menu: { group: 'work', place: 40 },
  screen: 'features/site/photos/web/site-page.tsx',
};
