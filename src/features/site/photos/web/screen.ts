import { Camera } from 'lucide-react';
import { sitePage } from '#/features/site/photos/page';
import { defineScreen } from '#/platform/web/screen';

export const siteScreen = defineScreen(
  sitePage,
  async () => (await import('#/features/site/photos/web/site-page')).SitePage,
  Camera,
);
