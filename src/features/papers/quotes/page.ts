import type { addresses } from '#/core/addresses';
import type { Page } from '#/core/page';

const compare = 'compare';

export const quotesPage: Page & { path: typeof addresses.quotes } = {
  path: '/quotes',
  title: 'Offertes',
  menu: { group: 'papers', place: 20 },
  hasRecords: true,
  views: [compare],
  create: { label: 'Nieuwe offerte', needs: 'add' },
  screen: 'features/papers/quotes/web/quotes-page.tsx',
};

/** Those of one kind of work beside each other: `?work=` says which. */
export const compareQuotesPath = `${quotesPage.path}/${compare}`;
