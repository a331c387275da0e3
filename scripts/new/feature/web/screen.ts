import { Rows3 } from 'lucide-react';
import { newThingPage } from '#/features/work/new-thing/page';
import { defineScreen } from '#/platform/web/screen';

export const newThingScreen = defineScreen(
  newThingPage,
  async () => (await import('#/features/work/new-thing/web/new-thing-page')).NewThingPage,
  Rows3,
);
