import { dayAt } from '#/core/day';
import { getCashPlan } from '#/features/money/cash-plan/contract';
import { readCashPlan } from '#/features/money/cash-plan/server/shared/read-plan';
import type { Services } from '#/platform/server/services';

export function cashPlanRoutes({ route, db, readMoney, now }: Services): void {
  route(getCashPlan, ({ project }) =>
    readCashPlan({ db, readMoney, projectId: project.projectId, today: dayAt(now()) }),
  );
}
