import { getOverview } from '#/features/front/dashboard/contract';
import { useRead } from '#/platform/web/queries';

export function useOverview(projectId: number) {
  return useRead(getOverview, { params: { projectId } });
}
