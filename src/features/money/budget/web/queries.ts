import * as calls from '#/features/money/budget/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useBudget(projectId: number) {
  return useRead(calls.getBudget, { params: { projectId } });
}

/** A choice of the cash plan, made at once and outside the form. */
export function useSetPremiumMonths() {
  return useWrite(calls.updateBudget, {
    record: 'dit budget',
    success: 'Budget bijgewerkt',
    undo: 'budgets',
    failure: { text: 'Er is een fout opgetreden bij het bijwerken van het budget' },
  });
}

export function useUpdateBudget() {
  return useWrite(
    calls.updateBudget,
    {
      record: 'dit budget',
      success: 'Budget bijgewerkt',
      undo: 'budgets',
      failure: { text: 'Er is een fout opgetreden bij het bijwerken van het budget' },
    },
    { inForm: true },
  );
}
