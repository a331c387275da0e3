import { checkLog } from '#/features/reading/check/rules/log';
import { checkAccount } from '#/features/reading/check/server/account-store';
import { checkExample } from '#/features/reading/check/server/example';
import { guardQuote } from '#/features/reading/check/server/guard';
import { checkRoutes } from '#/features/reading/check/server/routes';
import { quoteChecks } from '#/features/reading/check/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const checkFeature: Feature = {
  name: 'check',
  routes: checkRoutes,
  records: {
    quoteChecks: defineRecord({
      table: quoteChecks,
      standing: free,
      log: { hidden: ['result', 'source', 'totalScore'], ...checkLog },
    }),
  },
  guards: { quotes: guardQuote },
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: nothing,
  overview: nothing,
  money: nothing,
  news: nothing,
  example: checkExample,
  account: checkAccount,
  find: nothing,
};
