import * as calls from '#/features/budget/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useBudget(projectId: number) {
  return useRead(calls.getBudget, { params: { projectId } });
}

export function useUpdateBudget() {
  return useWrite(
    calls.updateBudget,
    {
      record: 'dit budget',
      success: 'Budget bijgewerkt',
      undo: 'budgets',
      failure: { text: 'Er is een fout opgetreden bij het bijwerken van het budget.' },
    },
    { inForm: true },
  );
}
