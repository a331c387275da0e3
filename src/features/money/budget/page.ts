import type { Page } from '#/core/page';

export const budgetPage: Page = {
  path: '/budget',
  title: 'Budget',
  order: 70,
  screen: 'features/money/budget/web/budget-page.tsx',
};

/** Budget and cash plan on paper. */
export const budgetReportPath = '/api/projects/:projectId/reports/budget.pdf';
