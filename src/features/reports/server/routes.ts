import { defineDoor } from '#/core/call';
import { type Day, dayAt } from '#/core/day';
import { moneyPerCategory } from '#/features/budget/rules/categories';
import { writeCategory } from '#/features/budget/rules/wire';
import { readBudget } from '#/features/budget/server/shared/read-budget';
import { listItemLines } from '#/features/budget/server/store';
import { readCashPlan } from '#/features/cash-plan/server/shared/read-plan';
import { listInvoices } from '#/features/invoices/server/store';
import { readCoverage } from '#/features/meetstaat/server/shared/read-coverage';
import { listItems } from '#/features/meetstaat/server/store';
import { type ReportName, reportPaths } from '#/features/reports/contract';
import { budgetReport } from '#/features/reports/rules/budget-report';
import { meetstaatReport } from '#/features/reports/rules/meetstaat-report';
import { paymentsReport } from '#/features/reports/rules/payments-report';
import type { Report } from '#/features/reports/rules/report';
import { getProjectName } from '#/features/reports/server/store';
import type { Database } from '#/platform/server/database/database';
import { contentDisposition } from '#/platform/server/files/content-disposition';
import type { Services } from '#/platform/server/services';
import { textPdf } from '#/platform/server/text-pdf';

type Asked = { db: Database; projectId: number; today: Day; userId: number };

const limit = { max: 60, perSeconds: 600 };
const fileNames: Record<ReportName, string> = {
  budget: 'budget-en-kasplan.pdf',
  meetstaat: 'meetstaat-met-dekking.pdf',
  payments: 'betalingen-per-aannemer.pdf',
};

export function reportRoutes({ door, db, now }: Services): void {
  const open = (name: ReportName, make: (asked: Asked) => Promise<Report>) =>
    door(
      defineDoor({ method: 'GET', path: reportPaths[name], who: { right: 'read' }, limit }),
      async (request, reply) => {
        const projectId = request.visitor.project?.projectId ?? 0;
        const userId = request.visitor.user?.id ?? 0;
        const { title, sections } = await make({ db, projectId, today: dayAt(now()), userId });
        return reply
          .headers({
            'content-type': 'application/pdf',
            'content-disposition': contentDisposition(fileNames[name], 'attachment'),
            'cache-control': 'private, no-store',
          })
          .send(Buffer.from(textPdf(title, sections)));
      },
    );
  open('budget', readBudgetReport);
  open('meetstaat', readMeetstaatReport);
  open('payments', readPaymentsReport);
}

async function readBudgetReport({ db, projectId, today }: Asked): Promise<Report> {
  const items = await listItemLines(db, projectId);
  const { budget, quotes, invoices } = await readBudget(db, projectId);
  return budgetReport({
    project: await getProjectName(db, projectId),
    today,
    budget,
    categories: moneyPerCategory({ items, quotes, invoices }).map(writeCategory),
    plan: await readCashPlan(db, projectId, today),
  });
}

async function readMeetstaatReport({ db, projectId, today }: Asked): Promise<Report> {
  return meetstaatReport({
    project: await getProjectName(db, projectId),
    today,
    items: await listItems(db, projectId),
    coverage: await readCoverage(db, projectId, today),
  });
}

async function readPaymentsReport({ db, projectId, today, userId }: Asked): Promise<Report> {
  return paymentsReport({
    project: await getProjectName(db, projectId),
    today,
    invoices: await listInvoices(db, { projectId, userId }),
  });
}
