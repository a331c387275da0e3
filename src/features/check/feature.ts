import { checkLog } from '#/features/check/rules/log';
import { checkRoutes } from '#/features/check/server/routes';
import { quoteChecks } from '#/features/check/server/tables';
import type { Feature } from '#/platform/server/feature';

export const checkFeature: Feature = {
  name: 'check',
  routes: checkRoutes,
  log: { quoteChecks: { table: quoteChecks, hidden: ['result', 'source', 'totalScore'], ...checkLog } },
};
