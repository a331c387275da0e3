import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followProject } from '#/features/live/web/follow-project';
import { createRefresh } from '#/features/live/web/refresh';

/** What others change in the project appears by itself. */
export function LiveProject({ projectId }: { projectId: number }) {
  const client = useQueryClient();
  useEffect(() => {
    const { tell, stop } = createRefresh(client, projectId);
    const leave = followProject(projectId, tell);
    return () => {
      leave();
      stop();
    };
  }, [client, projectId]);
  return null;
}
