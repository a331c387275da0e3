import { accountPage } from '#/features/account/page';
import { defineScreen } from '#/platform/web/screen';

export const accountScreen = defineScreen(
  accountPage,
  async () => (await import('#/features/account/web/account-page')).AccountPage,
);
