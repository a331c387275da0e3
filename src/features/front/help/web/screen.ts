import { helpPage } from '#/features/front/help/page';
import { defineScreen } from '#/platform/web/screen';

export const helpScreen = defineScreen(
  helpPage,
  async () => (await import('#/features/front/help/web/help-page')).HelpPage,
);
