import type { Page } from '#/core/page';

export const accountPage: Page = {
  path: '/account',
  title: 'Uw account',
  screen: 'features/people/account/web/account-page.tsx',
};
