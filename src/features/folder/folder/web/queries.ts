import { getFolder } from '#/features/folder/folder/contract';
import { createPaperRequest } from '#/features/outside/paper-requests/contract';
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
