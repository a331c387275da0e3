import * as calls from '#/features/work/new-thing/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useEntries(projectId: number) {
  return useRead(calls.listEntries, { params: { projectId } });
}

export function useCreateEntry() {
  return useWrite(calls.createEntry, {
    success: 'Regel toegevoegd',
    failure: { text: 'Er is een fout opgetreden bij het toevoegen van de regel.' },
  });
}

export function useUpdateEntry() {
  return useWrite(
    calls.updateEntry,
    {
      record: 'deze regel',
      success: 'Regel bijgewerkt',
      failure: { text: 'Er is een fout opgetreden bij het bijwerken van de regel.' },
    },
    { inForm: true },
  );
}

export function useRemoveEntry() {
  return useWrite(calls.removeEntry, {
    record: 'deze regel',
    success: 'Regel verwijderd',
    failure: { text: 'Er is een fout opgetreden bij het verwijderen van de regel.' },
  });
}
