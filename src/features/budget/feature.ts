import { budgetPage } from '#/features/budget/page';
import { budgetRoutes } from '#/features/budget/server/routes';
import type { Feature } from '#/platform/server/feature';

export const budgetFeature: Feature = {
  name: 'budget',
  page: budgetPage,
  routes: budgetRoutes,
  words: {
    tables: { budgets: 'Budget' },
    columns: {
      purchasePrice: 'Aankoopprijs',
      notaryFees: 'Notariskosten',
      registrationFees: 'Registratierechten',
      ownContribution: 'Eigen inbreng',
      loanAmount: 'Geleend bedrag',
      renovationBudget: 'Verbouwbudget',
      propertyType: 'Soort aankoop',
    },
  },
};
