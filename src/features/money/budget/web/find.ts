import { budgetPage } from '#/features/money/budget/page';
import type { Find } from '#/platform/web/find';

export const budgetFind: Find = {
  name: 'budget',
  screen: {
    page: budgetPage,
    words: 'geld kasplan lening financiering kosten',
  },
};
