import { plan } from '#/features/site/plans/contract';
import { planLog } from '#/features/site/plans/rules/log';
import { planPath } from '#/features/site/plans/rules/path';
import { plansInFolder } from '#/features/site/plans/server/folder-store';
import { planRoutes, readPlan } from '#/features/site/plans/server/routes';
import { plans } from '#/features/site/plans/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const plansFeature: Feature = {
  name: 'plans',
  routes: planRoutes,
  records: {
    plans: defineRecord({
      table: plans,
      words: { title: 'Plannen', one: 'plan', many: 'plannen' },
      path: planPath,
      versioned: { shape: plan, read: readPlan },
      standing: free,
      log: { isInTrash: true, hidden: ['width', 'height', 'documentId'], ...planLog },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: nothing,
  overview: nothing,
  money: nothing,
  news: { changes: { plans: { stepTo: (id) => ({ step: 'Plan openen', path: planPath(id) }) } } },
  example: nothing,
  folder: plansInFolder,
  words: {
    columns: { page: 'Bladzijde' },
  },
};
