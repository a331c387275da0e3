import { Receipt } from 'lucide-react';
import { invoicesPage, paymentsReportPath } from '#/features/papers/invoices/page';
import { InvoiceCoversDialog } from '#/features/papers/invoices/web/lazy-covers';
import { InvoiceFormDialog } from '#/features/papers/invoices/web/shared/lazy-dialogs';
import { PayToday } from '#/features/papers/invoices/web/today-row';
import { invoiceReviews } from '#/features/papers/shared/web/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { dashboardToday, quickActions } from '#/platform/web/ports/dashboard';
import { narrowings, workPapers } from '#/platform/web/ports/ledger';
import { reportLinks } from '#/platform/web/ports/reports';
import { type Filling, fill } from '#/platform/web/slots';

export const invoicesFillings: readonly Filling[] = [
  fill(invoiceReviews, 10, InvoiceFormDialog),
  fill(dashboardToday, 30, PayToday),
  fill(quickActions, 10, {
    path: `${invoicesPage.path}?nieuw=1`,
    label: 'Nieuwe factuur',
    Icon: Receipt,
    needsChange: false,
  }),
  fill(narrowings, 20, {
    missing: 'unlinkedInvoices',
    label: 'Waarover gaat deze factuur?',
    Dialog: InvoiceCoversDialog,
  }),
  fill(
    workPapers,
    20,
    lazyComponent(
      async () => (await import('#/features/papers/invoices/web/invoices-of-work')).InvoicesOfWork,
    ),
  ),
  fill(reportLinks, 30, {
    title: 'Betalingen per aannemer',
    text: 'Wat elke firma vroeg en kreeg.',
    path: paymentsReportPath,
  }),
];
