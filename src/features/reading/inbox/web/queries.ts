import { addresses } from '#/core/addresses';
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

function savedPath(as: calls.SavedKind, id: number): string {
  if (as === 'document') return `${addresses.documents}?id=${id}`;
  return `${as === 'quote' ? addresses.quotes : addresses.invoices}/${id}`;
}

export function useSaveEntry() {
  return useWrite(calls.saveFromInbox, {
    success: ({ as, id }) => ({
      title: savedTitles[as],
      link: { label: 'Bekijken', href: savedPath(as, id) },
    }),
    undo: 'inbox',
    failure: { text: 'Dit papier kon niet bewaard worden.' },
  });
}

export function useTakeAnswer() {
  return useWrite(calls.takeAnswer, {
    success: ({ quoteId }) => ({
      title: 'Prijs overgenomen als offerte',
      link: { label: 'Bekijken', href: savedPath('quote', quoteId) },
    }),
    failure: { text: 'Deze prijs kon niet overgenomen worden.' },
  });
}

export function useRemoveEntry() {
  return useWrite(calls.removeFromInbox, {
    success: 'Verwijderd uit het postvak',
    undo: 'inbox',
    failure: { text: 'Dit papier kon niet verwijderd worden.' },
  });
}
