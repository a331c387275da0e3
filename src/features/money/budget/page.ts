import type { Page } from '#/core/page';

export const budgetPage: Page = {
  path: '/budget',
  title: 'Budget',
  menu: { group: 'money', place: 10 },
  screen: 'features/money/budget/web/budget-page.tsx',
};

export const editName = 'bewerken';
/** With its form open. */
export const editBudgetHref = `${budgetPage.path}?${editName}=1`;

/** Budget and cash plan on paper. */
export const budgetReportPath = '/api/projects/:projectId/reports/budget.pdf';
