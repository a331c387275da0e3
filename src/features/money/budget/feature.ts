import { budgetData } from '#/features/money/budget/contract';
import { budgetHelp } from '#/features/money/budget/help';
import { budgetPage } from '#/features/money/budget/page';
import { budgetLog } from '#/features/money/budget/rules/log';
import { budgetExample } from '#/features/money/budget/server/example-store';
import { budgetPart } from '#/features/money/budget/server/overview';
import { budgetReports } from '#/features/money/budget/server/report';
import { budgetRoutes, readPage } from '#/features/money/budget/server/routes';
import { budgetTodo } from '#/features/money/budget/server/todo';
import { defineBudget } from '#/features/money/shared/server/project-budget-store';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const budgetFeature: Feature = {
  name: 'budget',
  page: budgetPage,
  help: budgetHelp,
  routes: budgetRoutes,
  records: {
    budgets: defineBudget({
      versioned: { shape: budgetData, read: (db, reader) => readPage({ db, ...reader }) },
      standing: free,
      log: { ...budgetLog },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: budgetTodo,
  report: budgetReports,
  money: nothing,
  overview: budgetPart,
  news: nothing,
  example: budgetExample,
  find: nothing,
  words: {
    tables: { budgets: 'Budget' },
    columns: {
      purchasePrice: 'Aankoopprijs',
      notaryFees: 'Notariskosten',
      registrationFees: 'Registratierechten',
      ownContribution: 'Eigen inbreng',
      loanAmount: 'Geleend bedrag',
      renovationBudget: 'Renovatiebudget',
      propertyType: 'Type woning',
      premiumMonths: 'Maanden tot een premie betaald wordt',
    },
  },
};
