import type { Page } from '#/core/page';

export const budgetPage: Page = {
  path: '/budget',
  title: 'Budget',
  order: 70,
  screen: 'features/money/budget/web/budget-page.tsx',
};
