import { Scale } from 'lucide-react';
import { dutiesPage } from '#/features/duties/duties/page';
import { defineScreen } from '#/platform/web/screen';

export const dutiesScreen = defineScreen(
  dutiesPage,
  async () => (await import('#/features/duties/duties/web/duties-page')).DutiesPage,
  Scale,
);
