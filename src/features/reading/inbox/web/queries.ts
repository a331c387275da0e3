import * as calls from '#/features/reading/inbox/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useInbox(projectId: number) {
  return useRead(calls.listInbox, { params: { projectId } });
}

const savedTitles: Record<calls.SavedKind, string> = {
  quote: 'Offerte toegevoegd',
  invoice: 'Factuur toegevoegd',
  'credit-note': 'Creditnota toegevoegd',
  document: 'Document toegevoegd',
};

export function useSaveEntry() {
  return useWrite(calls.saveFromInbox, {
    success: ({ as }) => ({ title: savedTitles[as] }),
    undo: 'inbox',
    failure: { text: 'Dit papier kon niet bewaard worden.' },
  });
}

export function useRemoveEntry() {
  return useWrite(calls.removeFromInbox, {
    success: 'Verwijderd uit het postvak',
    undo: 'inbox',
    failure: { text: 'Dit papier kon niet verwijderd worden.' },
  });
}
