import type { Page } from '#/core/page';

export const quotesPage: Page = {
  path: '/quotes',
  title: 'Offertes',
  order: 40,
  hasRecords: true,
  create: { label: 'Nieuwe offerte', needs: 'add' },
  screen: 'features/papers/quotes/web/quotes-page.tsx',
};

export const acceptedQuotesHref = `${quotesPage.path}?status=accepted`;
