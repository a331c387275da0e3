import { HandCoins } from 'lucide-react';
import { premiesPage } from '#/features/premiums/premies/page';
import { defineScreen } from '#/platform/web/screen';

export const premiesScreen = defineScreen(
  premiesPage,
  async () => (await import('#/features/premiums/premies/web/premies-page')).PremiesPage,
  HandCoins,
);
