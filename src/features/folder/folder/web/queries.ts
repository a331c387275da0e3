import { getFolder } from '#/features/folder/folder/contract';
import { createFolderLink, listFolderLinks, removeFolderLink } from '#/features/folder/folder/links-contract';
import { createPaperRequest } from '#/features/outside/shared/paper-requests/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useFolder(projectId: number) {
  return useRead(getFolder, { params: { projectId } });
}

export function useAskPiece() {
  return useWrite(createPaperRequest, {
    success: 'Gevraagd',
    undo: 'paperRequests',
    failure: { text: 'Het stuk kon niet gevraagd worden.' },
  });
}

export function useFolderLinks(projectId: number) {
  return useRead(listFolderLinks, { params: { projectId } });
}

export function useCreateFolderLink() {
  return useWrite(createFolderLink, { failure: { text: 'De link kon niet gemaakt worden.' } });
}

export function useRemoveFolderLink() {
  return useWrite(removeFolderLink, {
    success: 'Link ingetrokken',
    failure: { text: 'De link kon niet ingetrokken worden.' },
  });
}
