import { AppError } from '#/core/errors';
import { contractReportPath } from '#/features/papers/shared/extras/contract';
import { listExtras } from '#/features/papers/shared/extras/server/store';
import { listInvoices } from '#/features/papers/shared/invoices/server/store';
import { getQuote } from '#/features/papers/shared/quotes/server/store';
import { readAccepted } from '#/features/site/acceptances/server/shared/read-accepted';
import { contractReport } from '#/features/site/contracts/rules/contract-report';
import { listTasks } from '#/features/site/planning/server/store';
import type { ReportSource } from '#/platform/server/ports/report';

const notAccepted = 'Een contract is er zodra de offerte geaccepteerd is.';

export const contractReports: readonly ReportSource[] = [
  {
    path: contractReportPath,
    who: { right: 'read', record: 'quotes' },
    fileName: 'stand-van-het-contract.pdf',
    make: async ({ db, projectId, project, userId, today, id }) => {
      const quote = await getQuote(db, { projectId, userId }, id);
      if (quote.status !== 'accepted') throw new AppError('conflict', notAccepted);
      const invoices = await listInvoices(db, { projectId, userId });
      return contractReport({
        project,
        today,
        quote,
        extras: await listExtras(db, { projectId }, id),
        invoices: invoices.filter((invoice) => invoice.quoteId === id),
        tasks: await listTasks(db, projectId),
        accepted: (await readAccepted(db, projectId, today)).get(id),
      });
    },
  },
];
