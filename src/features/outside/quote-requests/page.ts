import type { addresses } from '#/core/addresses';
import type { Page } from '#/core/page';

export const quoteRequestsPage: Page & { path: typeof addresses.quoteRequests } = {
  path: '/quote-requests',
  title: 'Prijsvragen',
  hasRecords: true,
  create: { label: 'Nieuwe prijsvraag', needs: 'change' },
  screen: 'features/outside/quote-requests/web/quote-requests-page.tsx',
};
