import { paymentsReportPath } from '#/features/papers/invoices/page';
import { paymentsReport } from '#/features/papers/shared/invoices/rules/payments-report';
import { listInvoices } from '#/features/papers/shared/invoices/server/store';
import type { ReportSource } from '#/platform/server/ports/report';

export const invoiceReports: readonly ReportSource[] = [
  {
    path: paymentsReportPath,
    who: { right: 'read' },
    fileName: 'betalingen-per-aannemer.pdf',
    make: async ({ db, projectId, project, userId, today }) =>
      paymentsReport({ project, today, invoices: await listInvoices(db, { projectId, userId }) }),
  },
];
