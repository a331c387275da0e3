import * as calls from '#/features/reminders/shared/deadlines/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useReminders(projectId: number) {
  return useRead(calls.listReminders, { params: { projectId } });
}

export function useCreateReminder() {
  return useWrite(calls.createReminder, {
    success: 'Herinnering toegevoegd',
    undo: 'reminders',
    failure: { text: 'De herinnering kon niet toegevoegd worden. Probeer het opnieuw.' },
  });
}

export function useUpdateReminder() {
  return useWrite(
    calls.updateReminder,
    {
      record: 'deze herinnering',
      success: 'Herinnering bijgewerkt',
      undo: 'reminders',
      failure: { text: 'De herinnering kon niet bijgewerkt worden. Probeer het opnieuw.' },
    },
    { inForm: true },
  );
}

/** Outside its form: with a click. */
export function useFinishReminder() {
  return useWrite(calls.updateReminder, {
    record: 'deze herinnering',
    success: 'Herinnering afgevinkt',
    undo: 'reminders',
    failure: { text: 'De herinnering kon niet afgevinkt worden. Probeer het opnieuw.' },
  });
}

export function useRemoveReminder() {
  return useWrite(calls.removeReminder, {
    record: 'deze herinnering',
    success: 'Herinnering verwijderd',
    undo: 'reminders',
    failure: { text: 'De herinnering kon niet verwijderd worden. Probeer het opnieuw.' },
  });
}
