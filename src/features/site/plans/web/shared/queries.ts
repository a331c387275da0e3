import * as calls from '#/features/site/plans/contract';
import { listDocuments, uploadDocument } from '#/features/work/shared/documents/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function usePlans(projectId: number) {
  return useRead(calls.listPlans, { params: { projectId } });
}

export function useDocuments(projectId: number) {
  return useRead(listDocuments, { params: { projectId } });
}

export function useUploadPlan() {
  return useWrite(
    uploadDocument,
    { failure: { title: 'Toevoegen mislukt', text: 'Het plan kon niet bewaard worden.' } },
    { many: true },
  );
}

export function useCreatePlan() {
  return useWrite(calls.createPlan, {
    success: 'Plan toegevoegd',
    undo: 'plans',
    failure: { title: 'Toevoegen mislukt', text: 'Het plan kon niet getekend worden. Probeer het opnieuw.' },
  });
}

export function useUpdatePlan() {
  return useWrite(
    calls.updatePlan,
    {
      record: 'dit plan',
      success: 'Plan bijgewerkt',
      undo: 'plans',
      failure: { title: 'Bijwerken mislukt', text: 'Het plan kon niet bijgewerkt worden.' },
    },
    { inForm: true },
  );
}

export function useRemovePlan() {
  return useWrite(calls.removePlan, {
    record: 'dit plan',
    success: 'Plan verwijderd',
    undo: 'plans',
    failure: { title: 'Verwijdering mislukt', text: 'Het plan kon niet verwijderd worden.' },
  });
}
