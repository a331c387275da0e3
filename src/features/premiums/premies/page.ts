import type { Page } from '#/core/page';

export const premiesPage: Page = {
  path: '/subsidies',
  title: 'Premies',
  order: 80,
  screen: 'features/premiums/premies/web/premies-page.tsx',
};

/** Which file is open there: /subsidies?dossier=12. */
export const premiumFileParam = 'dossier';
