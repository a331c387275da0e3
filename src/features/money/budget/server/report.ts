import { budgetReportPath } from '#/features/money/budget/page';
import { budgetReport } from '#/features/money/budget/rules/budget-report';
import { moneyPerCategory } from '#/features/money/budget/rules/categories';
import { writeCategory } from '#/features/money/budget/rules/decimals';
import { readBudget } from '#/features/money/budget/server/shared/read-budget';
import { listItemLines } from '#/features/money/budget/server/store';
import { readCashPlan } from '#/features/money/cash-plan/server/shared/read-plan';
import type { ReportSource } from '#/platform/server/ports/report';

export const budgetReports: readonly ReportSource[] = [
  {
    path: budgetReportPath,
    who: { right: 'read' },
    fileName: 'budget-en-kasplan.pdf',
    make: async ({ db, projectId, project, today }) => {
      const items = await listItemLines(db, projectId);
      const { budget, quotes, invoices } = await readBudget(db, projectId);
      return budgetReport({
        project,
        today,
        budget,
        categories: moneyPerCategory({ items, quotes, invoices }).map(writeCategory),
        plan: await readCashPlan(db, projectId, today),
      });
    },
  },
];
