import * as calls from '#/features/documents/contract';
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

export function useStorage(projectId: number) {
  return useRead(calls.getStorage, { params: { projectId } });
}
