import { privacyPage } from '#/features/people/privacy/page';
import { defineScreen } from '#/platform/web/screen';

export const privacyScreen = defineScreen(
  privacyPage,
  async () => (await import('#/features/people/privacy/web/privacy-page')).PrivacyPage,
);
