import type { Page } from '#/core/page';

export const trashPage: Page = {
  path: '/prullenmand',
  title: 'Prullenmand',
  menu: { group: 'project', place: 40 },
  screen: 'features/history/trash/web/trash-page.tsx',
};
