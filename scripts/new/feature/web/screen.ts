import { Rows3 } from 'lucide-react';
import { newThingPage } from '#/features/new-thing/page';
import { defineScreen } from '#/platform/web/screen';

export const newThingScreen = defineScreen(
  newThingPage,
  async () => (await import('#/features/new-thing/web/new-thing-page')).NewThingPage,
  Rows3,
);
