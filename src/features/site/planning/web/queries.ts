import { moveSentence } from '#/features/site/planning/rules/move-words';
import * as calls from '#/features/site/shared/planning/contract';
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

/** All that moved at once is taken back at once. */
export function useMoveTask() {
  return useWrite(calls.moveTask, {
    success: ({ moves, end }) => ({ title: 'Verschoven', text: moveSentence(moves, end) }),
    undo: ({ body: { taskId } }) => ({ kind: 'tasks', record: String(taskId) }),
    failure: { text: 'De taak kon niet verschoven worden. Probeer het opnieuw.' },
  });
}

/** Outside its form: by its bar. */
export function useResizeTask() {
  return useWrite(calls.updateTask, {
    record: 'deze taak',
    success: 'Taak bijgewerkt',
    undo: 'tasks',
    failure: { text: 'De taak kon niet aangepast worden. Probeer het opnieuw.' },
  });
}

/** What it comes after; a circle is refused by the names of its tasks. */
export function useLinkTask() {
  return useWrite(calls.updateTask, {
    record: 'deze taak',
    success: ({ title, dependsOn: { length } }) => ({
      title: 'Volgorde bewaard',
      text:
        length === 0
          ? `‘${title}’ volgt op niets meer`
          : `‘${title}’ volgt op ${length === 1 ? 'één taak' : `${length} taken`}`,
    }),
    undo: 'tasks',
    failure: { title: 'Dat kan niet', text: 'De volgorde kon niet bewaard worden. Probeer het opnieuw.' },
  });
}
