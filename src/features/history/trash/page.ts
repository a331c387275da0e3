import type { Page } from '#/core/page';

export const trashPage: Page = {
  path: '/prullenmand',
  title: 'Prullenmand',
  order: 96,
  screen: 'features/history/trash/web/trash-page.tsx',
};
