import type { Page } from '#/core/page';

export const quoteRequestsPage: Page = {
  path: '/quote-requests',
  title: 'Prijsvragen',
  hasRecords: true,
  create: { label: 'Nieuwe prijsvraag', needs: 'change' },
  screen: 'features/outside/quote-requests/web/quote-requests-page.tsx',
};
