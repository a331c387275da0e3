import { Info } from 'lucide-react';
import { aboutPage } from '#/features/front/about/page';
import { defineScreen } from '#/platform/web/screen';

export const aboutScreen = defineScreen(
  aboutPage,
  async () => (await import('#/features/front/about/web/about-page')).AboutPage,
  Info,
);
