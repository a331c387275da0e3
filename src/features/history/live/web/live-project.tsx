import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PeopleHere as Here } from '#/features/history/live/contract';
import { followProject } from '#/features/history/live/web/follow-project';
import { markChanged } from '#/features/history/live/web/mark-changed';
import { PeopleHere } from '#/features/history/live/web/people-here';
import { createRefresh } from '#/features/history/live/web/refresh';
import { useSayHere } from '#/features/history/live/web/use-say-here';

const nobody: Here = { isShared: false, people: [] };

type LiveProjectProps = { projectId: number; userId: number; screen: string };

/** What others change in the project appears by itself, and so do they. */
export function LiveProject({ projectId, userId, screen }: LiveProjectProps) {
  const client = useQueryClient();
  const [here, setHere] = useState(nobody);
  useEffect(() => {
    const { tell, stop } = createRefresh(client, {
      projectId,
      userId,
      afterRead: (events) => markChanged(events.filter(({ by }) => by !== null && by.id !== userId)),
    });
    const leave = followProject(projectId, { tell, tellHere: setHere });
    return () => {
      leave();
      stop();
      setHere(nobody);
    };
  }, [client, projectId, userId]);
  useSayHere(here.isShared ? projectId : undefined, screen);
  return <PeopleHere people={here.people.filter((person) => person.id !== userId)} screen={screen} />;
}
