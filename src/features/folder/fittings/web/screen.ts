import { Wrench } from 'lucide-react';
import { fittingsPage } from '#/features/folder/fittings/page';
import { defineScreen } from '#/platform/web/screen';

export const fittingsScreen = defineScreen(
  fittingsPage,
  async () => (await import('#/features/folder/fittings/web/fittings-page')).FittingsPage,
  Wrench,
);
