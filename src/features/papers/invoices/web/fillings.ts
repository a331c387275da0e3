import { Receipt } from 'lucide-react';
import { quickActions } from '#/features/front/dashboard/web/shared/slots';
import { reportLinks } from '#/features/money/reports/web/shared/slots';
import { invoicesPage, paymentsReportPath } from '#/features/papers/invoices/page';
import { type Filling, fill } from '#/platform/web/slots';

export const invoicesFillings: readonly Filling[] = [
  fill(quickActions, 10, {
    path: `${invoicesPage.path}?nieuw=1`,
    label: 'Nieuwe factuur',
    Icon: Receipt,
    needsChange: false,
  }),
  fill(reportLinks, 30, { title: 'Betalingen per aannemer', path: paymentsReportPath }),
];
