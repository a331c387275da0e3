import type { Page } from '#/core/page';

export const privacyPage: Page = {
  path: '/privacy',
  title: 'Privacy',
  screen: 'features/people/privacy/web/privacy-page.tsx',
  visitors: 'privacy.html',
};
