import type { Page } from '#/core/page';

export const budgetPage: Page = {
  path: '/budget',
  title: 'Budget',
  order: 70,
  screen: 'features/budget/web/budget-page.tsx',
};
