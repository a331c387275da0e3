import { budgetPage } from '#/features/money/budget/page';
import type { Find } from '#/platform/web/find';

export const budgetFind: Find = {
  name: 'budget',
  screen: {
    page: budgetPage,
    words: 'geld lening financiering kosten',
  },
  views: [
    {
      path: `${budgetPage.path}?weergave=werken`,
      title: 'Budget per werk',
      words: 'waar gaat het geld naartoe',
    },
    { path: `${budgetPage.path}?weergave=kasplan`, title: 'Kasplan', words: 'budget maand betalen uitstel' },
  ],
};
