import type { FastifyRequest } from 'fastify';
import { defineBrowserRoute, type Who } from '#/core/call';
import { type Day, dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { moneyPerCategory } from '#/features/money/budget/rules/categories';
import { writeCategory } from '#/features/money/budget/rules/decimals';
import { readBudget } from '#/features/money/budget/server/shared/read-budget';
import { listItemLines } from '#/features/money/budget/server/store';
import { readCashPlan } from '#/features/money/cash-plan/server/shared/read-plan';
import { contractReportPath, type ReportName, reportPaths } from '#/features/money/reports/contract';
import { budgetReport } from '#/features/money/reports/rules/budget-report';
import { contractReport } from '#/features/money/reports/rules/contract-report';
import { meetstaatReport } from '#/features/money/reports/rules/meetstaat-report';
import { paymentsReport } from '#/features/money/reports/rules/payments-report';
import type { Report } from '#/features/money/reports/rules/report';
import { getProjectName } from '#/features/money/reports/server/store';
import { listExtras } from '#/features/papers/extras/server/store';
import { listInvoices } from '#/features/papers/invoices/server/store';
import { getQuote } from '#/features/papers/quotes/server/store';
import { listTasks } from '#/features/site/planning/server/store';
import { readCoverage } from '#/features/work/meetstaat/server/shared/read-coverage';
import { listItems } from '#/features/work/meetstaat/server/store';
import { makePdf } from '#/platform/server/pdf/make-pdf';
import type { Services } from '#/platform/server/services';
import { contentDisposition } from '#/platform/server/storage/content-disposition';

type Asked = Pick<Services, 'db' | 'readMoney'> & {
  projectId: number;
  today: Day;
  userId: number;
  request: FastifyRequest;
};

const limit = { max: 60, perSeconds: 600 };
const notAccepted = 'Een contract is er zodra de offerte geaccepteerd is.';

type Download = { path: string; who: Who; fileName: string };

export function reportRoutes({ browserRoute, db, readMoney, now }: Services): void {
  const open = ({ path, who, fileName }: Download, make: (asked: Asked) => Promise<Report>) =>
    browserRoute(defineBrowserRoute({ method: 'GET', path, who, limit }), async (request, reply) => {
      const projectId = request.visitor.project?.projectId ?? 0;
      const userId = request.visitor.user?.id ?? 0;
      const madeAt = now();
      const report = await make({ db, readMoney, projectId, today: dayAt(madeAt), userId, request });
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': contentDisposition(fileName, 'attachment'),
          'cache-control': 'private, no-store',
        })
        .send(await makePdf({ ...report, madeAt }));
    });
  const ofProject = (name: ReportName, fileName: string): Download => ({
    ...{ path: reportPaths[name], who: { right: 'read' }, fileName },
  });
  open(ofProject('budget', 'budget-en-kasplan.pdf'), readBudgetReport);
  open(ofProject('meetstaat', 'meetstaat-met-dekking.pdf'), readMeetstaatReport);
  open(ofProject('payments', 'betalingen-per-aannemer.pdf'), readPaymentsReport);
  open(
    {
      ...{ path: contractReportPath, who: { right: 'read', record: 'quotes' } },
      fileName: 'stand-van-het-contract.pdf',
    },
    readContractReport,
  );
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

async function readMeetstaatReport({ db, readMoney, projectId, today }: Asked): Promise<Report> {
  return meetstaatReport({
    project: await getProjectName(db, projectId),
    today,
    items: await listItems(db, projectId),
    coverage: await readCoverage({ db, readMoney, projectId, today }),
  });
}

async function readPaymentsReport({ db, projectId, today, userId }: Asked): Promise<Report> {
  return paymentsReport({
    project: await getProjectName(db, projectId),
    today,
    invoices: await listInvoices(db, { projectId, userId }),
  });
}

async function readContractReport({ db, projectId, today, userId, request }: Asked): Promise<Report> {
  const quoteId = Number((request.params as { id?: string }).id);
  const quote = await getQuote(db, { projectId, userId }, quoteId);
  if (quote.status !== 'accepted') throw new AppError('conflict', notAccepted);
  const invoices = await listInvoices(db, { projectId, userId });
  return contractReport({
    project: await getProjectName(db, projectId),
    today,
    quote,
    extras: await listExtras(db, { projectId }, quoteId),
    invoices: invoices.filter((invoice) => invoice.quoteId === quoteId),
    tasks: await listTasks(db, projectId),
  });
}
