import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useProject } from '#/platform/web/project/current-project';
import { setUndo } from '#/platform/web/undo-offer';

/** Lets toasts offer to undo; how that goes arrives when somebody asks for it. */
export function useUndo(userId: number): void {
  const client = useQueryClient();
  const { project } = useProject();
  const projectId = project?.id;
  useEffect(() => {
    setUndo(async (what) => {
      const { undoLast } = await import('#/features/history/shared/logbook/web/undo');
      await undoLast(client, { userId, projectId }, what);
    });
    return () => setUndo(undefined);
  }, [client, userId, projectId]);
}
