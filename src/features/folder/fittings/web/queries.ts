import * as calls from '#/features/folder/fittings/contract';
import { listInvoices } from '#/features/papers/shared/invoices/contract';
import { listPhotos } from '#/features/site/shared/photos/contract';
import { listDocuments } from '#/features/work/shared/documents/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useFittings(projectId: number) {
  return useRead(calls.listFittings, { params: { projectId } });
}

export function useProposals(projectId: number) {
  return useRead(calls.listProposals, { params: { projectId } });
}

/** What a fitting may point at. */
export function useFittingPapers(projectId: number) {
  const params = { projectId };
  const { data: documents = [] } = useRead(listDocuments, { params });
  const { data: invoices = [] } = useRead(listInvoices, { params });
  const { data: photos = [] } = useRead(listPhotos, { params, query: {} });
  return { documents, invoices, photos };
}

/** Those of one fitting, however many the site has since. */
export function useOwnPhotos(projectId: number, photoIds: readonly number[]) {
  const query = { ids: photoIds.join(',') };
  const { data = [] } = useRead(
    listPhotos,
    { params: { projectId }, query },
    { enabled: photoIds.length > 0 },
  );
  return photoIds.length > 0 ? data : [];
}

export function useCreateFitting() {
  return useWrite(calls.createFitting, {
    success: 'Toegevoegd aan uw woning',
    undo: 'fittings',
    failure: { text: 'Dit kon niet toegevoegd worden.' },
  });
}

export function useUpdateFitting() {
  return useWrite(
    calls.updateFitting,
    {
      record: 'dit toestel',
      success: 'Bijgewerkt',
      failure: { text: 'Dit kon niet bewaard worden.' },
    },
    { inForm: true },
  );
}

/** With one tap, outside of any form. */
export function useNoteMaintained() {
  return useWrite(calls.updateFitting, {
    record: 'dit toestel',
    success: 'Onderhoud genoteerd',
    undo: 'fittings',
    failure: { text: 'Het onderhoud kon niet genoteerd worden.' },
  });
}

export function useRemoveFitting() {
  return useWrite(calls.removeFitting, {
    record: 'dit toestel',
    success: 'Verwijderd',
    undo: 'fittings',
    failure: { text: 'Dit kon niet verwijderd worden.' },
  });
}
