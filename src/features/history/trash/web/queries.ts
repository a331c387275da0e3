import * as calls from '#/features/history/shared/trash/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useTrash(projectId: number) {
  return useRead(calls.listTrash, { params: { projectId } });
}

export function useOwnTrash() {
  return useRead(calls.getOwnTrash, {});
}

export function useEmptyTrash() {
  return useWrite(calls.emptyTrash, {
    success: 'Prullenmand leeggemaakt',
    failure: { text: 'De prullenmand kon niet leeggemaakt worden.' },
  });
}

export function useRestoreProject() {
  return useWrite(calls.restoreProject, {
    success: 'Project teruggezet',
    failure: { text: 'Het project kon niet teruggezet worden.' },
  });
}

export function useRestoreContact() {
  return useWrite(calls.restoreContact, {
    success: 'Contact teruggezet',
    failure: { text: 'Het contact kon niet teruggezet worden.' },
  });
}

export function useRemoveProjectForGood() {
  return useWrite(calls.removeProjectForGood, {
    success: 'Project voorgoed verwijderd',
    failure: { text: 'Het project kon niet verwijderd worden.' },
  });
}

export function useRemoveContactForGood() {
  return useWrite(calls.removeContactForGood, {
    success: 'Contact voorgoed verwijderd',
    failure: { text: 'Het contact kon niet verwijderd worden.' },
  });
}
