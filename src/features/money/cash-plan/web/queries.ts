import { getCashPlan } from '#/features/money/cash-plan/contract';
import { useRead } from '#/platform/web/queries';

export function useCashPlan(projectId: number) {
  return useRead(getCashPlan, { params: { projectId } });
}
