import { PiggyBank } from 'lucide-react';
import { budgetPage } from '#/features/money/budget/page';
import { defineScreen } from '#/platform/web/screen';

export const budgetScreen = defineScreen(
  budgetPage,
  async () => (await import('#/features/money/budget/web/budget-page')).BudgetPage,
  PiggyBank,
);
