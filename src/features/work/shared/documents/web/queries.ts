import * as calls from '#/features/work/shared/documents/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useDocuments(projectId: number) {
  return useRead(calls.listDocuments, { params: { projectId } });
}

export function useUpdateDocument() {
  return useWrite(
    calls.updateDocument,
    {
      record: 'dit document',
      success: 'Document bijgewerkt',
      undo: 'documents',
      failure: { title: 'Bijwerken mislukt', text: 'Er is een fout opgetreden bij het bijwerken.' },
    },
    { inForm: true },
  );
}

export function useRemoveDocument() {
  return useWrite(calls.removeDocument, {
    record: 'dit document',
    success: 'Document verwijderd',
    undo: 'documents',
    failure: { title: 'Verwijdering mislukt', text: 'Er is een fout opgetreden bij het verwijderen.' },
  });
}

const several = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** One act, however many: one undo brings all of them back. */
export function useMoveDocuments() {
  return useWrite(
    calls.moveDocuments,
    {
      success: ({ ids }) => ({ title: several(ids.length, 'Document verplaatst', 'documenten verplaatst') }),
      undo: (_input, { ids: [first] }) => undoOf(first),
      failure: { title: 'Verplaatsen mislukt', text: 'Er is een fout opgetreden bij het verplaatsen.' },
    },
    { many: true },
  );
}

export function useRemoveDocuments() {
  return useWrite(
    calls.removeDocuments,
    {
      success: ({ ids }) => ({ title: several(ids.length, 'Document verwijderd', 'documenten verwijderd') }),
      undo: (_input, { ids: [first] }) => undoOf(first),
      failure: { title: 'Verwijdering mislukt', text: 'Er is een fout opgetreden bij het verwijderen.' },
    },
    { many: true },
  );
}

function undoOf(id: number | undefined) {
  return id === undefined ? undefined : { kind: 'documents', record: String(id) };
}

export function useStorage(projectId: number) {
  return useRead(calls.getStorage, { params: { projectId } });
}
