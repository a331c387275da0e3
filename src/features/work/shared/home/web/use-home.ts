import { getHome } from '#/features/work/shared/home/contract';
import { useRead } from '#/platform/web/queries';

export function useHome(projectId: number) {
  return useRead(getHome, { params: { projectId } });
}
