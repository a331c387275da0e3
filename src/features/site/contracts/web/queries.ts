import { updateAgreement } from '#/features/papers/shared/quotes/contract';
import { listTasks } from '#/features/site/shared/planning/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useTasksOfProject(projectId: number) {
  return useRead(listTasks, { params: { projectId } });
}

export function useUpdateAgreement() {
  return useWrite(
    updateAgreement,
    {
      ...{ record: 'deze offerte', success: 'Betaalafspraken bewaard', undo: 'quotes' },
      failure: { text: 'De betaalafspraken konden niet bewaard worden.' },
    },
    { inForm: true },
  );
}
