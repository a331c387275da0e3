import { privacyPage } from '#/features/privacy/page';
import { defineScreen } from '#/platform/web/screen';

export const privacyScreen = defineScreen(
  privacyPage,
  async () => (await import('#/features/privacy/web/privacy-page')).PrivacyPage,
);
