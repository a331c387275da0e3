import { listPlans } from '#/features/site/plans/contract';
import { planName } from '#/features/site/plans/rules/name';
import { planPath, plansPath } from '#/features/site/plans/rules/path';
import { defineFound, type Find } from '#/platform/web/find';

export const plansFind: Find = {
  name: 'plans',
  views: [{ path: plansPath, title: 'Plannen van de woning', words: 'grondplan verdieping speld' }],
  records: defineFound(listPlans, (plan) => ({
    ...{ kind: 'Plan', path: planPath(plan.id), title: planName(plan), detail: '', text: '' },
  })),
};
