import type { Page } from '#/core/page';

export const quotesPage: Page = {
  path: '/quotes',
  title: 'Offertes',
  order: 40,
  screen: 'features/quotes/web/quotes-page.tsx',
};
