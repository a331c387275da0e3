import { accountPath } from '#/core/address-marks';
import type { Page } from '#/core/page';

export const accountPage: Page = {
  path: accountPath,
  title: 'Uw account',
  screen: 'features/people/account/web/account-page.tsx',
};
