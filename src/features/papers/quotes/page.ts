import type { Page } from '#/core/page';

const compare = 'compare';

export const quotesPage: Page = {
  path: '/quotes',
  title: 'Offertes',
  menu: { group: 'papers', place: 20 },
  hasRecords: true,
  views: [compare],
  create: { label: 'Nieuwe offerte', needs: 'add' },
  screen: 'features/papers/quotes/web/quotes-page.tsx',
};

export const acceptedQuotesHref = `${quotesPage.path}?status=accepted`;

/** Those of one kind of work beside each other: `?work=` says which. */
export const compareQuotesPath = `${quotesPage.path}/${compare}`;
