import type { addresses } from '#/core/addresses';
import type { Page } from '#/core/page';

export const trashPage: Page & { path: typeof addresses.trash } = {
  path: '/prullenmand',
  title: 'Prullenmand',
  menu: { group: 'project', place: 40 },
  screen: 'features/history/trash/web/trash-page.tsx',
};
