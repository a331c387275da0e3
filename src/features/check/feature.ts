import { checkLog } from '#/features/check/rules/log';
import { checkRoutes } from '#/features/check/server/routes';
import { quoteChecks } from '#/features/check/server/tables';
import type { Feature } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const checkFeature: Feature = {
  name: 'check',
  routes: checkRoutes,
  standing: { quoteChecks: free },
  log: { quoteChecks: { table: quoteChecks, hidden: ['result', 'source', 'totalScore'], ...checkLog } },
};
