import { listProjects } from '#/features/people/projects/list-contract';
import { useRead } from '#/platform/web/queries';

export function useProjects() {
  return useRead(listProjects, {});
}
