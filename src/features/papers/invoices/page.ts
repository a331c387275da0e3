import type { addresses } from '#/core/addresses';
import type { Page } from '#/core/page';

export const invoicesPage: Page & { path: typeof addresses.invoices } = {
  path: '/invoices',
  title: 'Facturen',
  menu: { group: 'papers', place: 30 },
  hasRecords: true,
  create: { label: 'Nieuwe factuur', needs: 'add' },
  screen: 'features/papers/invoices/web/invoices-page.tsx',
};

/** On paper: who was paid what. */
export const paymentsReportPath = '/api/projects/:projectId/reports/payments.pdf';
