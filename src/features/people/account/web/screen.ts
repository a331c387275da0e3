import { accountPage } from '#/features/people/account/page';
import { defineScreen } from '#/platform/web/screen';

export const accountScreen = defineScreen(
  accountPage,
  async () => (await import('#/features/people/account/web/account-page')).AccountPage,
);
