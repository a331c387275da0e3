import { PiggyBank } from 'lucide-react';
import { budgetPage } from '#/features/budget/page';
import { defineScreen } from '#/platform/web/screen';

export const budgetScreen = defineScreen(
  budgetPage,
  async () => (await import('#/features/budget/web/budget-page')).BudgetPage,
  PiggyBank,
);
