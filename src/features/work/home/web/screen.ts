import { House } from 'lucide-react';
import { homePage } from '#/features/work/home/page';
import { defineScreen } from '#/platform/web/screen';

export const homeScreen = defineScreen(
  homePage,
  async () => (await import('#/features/work/home/web/home-page')).HomePage,
  House,
);
