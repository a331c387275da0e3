import * as calls from '#/features/planning/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useTasks(projectId: number) {
  return useRead(calls.listTasks, { params: { projectId } });
}

export function useCreateTask() {
  return useWrite(calls.createTask, {
    success: 'Taak toegevoegd',
    undo: 'tasks',
    failure: { text: 'Er is een fout opgetreden bij het toevoegen van de taak' },
  });
}

export function useUpdateTask() {
  return useWrite(
    calls.updateTask,
    {
      record: 'deze taak',
      success: 'Taak bijgewerkt',
      undo: 'tasks',
      failure: { text: 'Er is een fout opgetreden bij het bijwerken van de taak' },
    },
    { inForm: true },
  );
}

export function useRemoveTask() {
  return useWrite(calls.removeTask, {
    record: 'deze taak',
    success: 'Taak verwijderd',
    undo: 'tasks',
    failure: { text: 'Er is een fout opgetreden bij het verwijderen van de taak' },
  });
}
