import { checkLog } from '#/features/reading/check/rules/log';
import { checkRoutes } from '#/features/reading/check/server/routes';
import { quoteChecks } from '#/features/reading/check/server/tables';
import type { Feature } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const checkFeature: Feature = {
  name: 'check',
  routes: checkRoutes,
  standing: { quoteChecks: free },
  log: { quoteChecks: { table: quoteChecks, hidden: ['result', 'source', 'totalScore'], ...checkLog } },
};
