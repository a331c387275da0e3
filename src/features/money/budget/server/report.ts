import { budgetReportPath } from '#/features/money/budget/page';
import { budgetReport } from '#/features/money/budget/rules/budget-report';
import { readBudget } from '#/features/money/budget/server/shared/read-budget';
import { readCashPlan } from '#/features/money/cash-plan/server/shared/read-plan';
import { readLedger } from '#/features/money/ledger/server/shared/read-ledger';
import type { ReportSource } from '#/platform/server/ports/report';

export const budgetReports: readonly ReportSource[] = [
  {
    path: budgetReportPath,
    who: { right: 'read' },
    fileName: 'budget-en-kasplan.pdf',
    make: async ({ db, readMoney, projectId, project, today }) => {
      const { budget } = await readBudget(db, projectId);
      return budgetReport({
        project,
        today,
        budget,
        ledger: await readLedger({ db, readMoney, projectId, today }),
        plan: await readCashPlan({ db, readMoney, projectId, today }),
      });
    },
  },
];
