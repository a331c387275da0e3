import { createContext, type ReactNode, useContext } from 'react';
import type { Project } from '#/core/project';

export type CurrentProject = {
  /** Undefined while there is none: nothing was made yet, or everything was deleted. */
  project: Project | undefined;
  projects: readonly Project[];
  isLoading: boolean;
  /** How reading them went. */
  list: { data: readonly Project[] | undefined; error: unknown; refetch: () => unknown };
  select: (projectId: number) => void;
  /** The one that was on screen and is gone, until that is taken note of. */
  lost: Pick<Project, 'id' | 'name' | 'role'> | undefined;
  /** One came by a link to a project that is not, or no longer, one’s own; until that is taken note of. */
  isUnseen: boolean;
  accept: () => void;
  /** One's own doing: nobody has to be told. */
  expectGone: (projectId: number) => void;
  /** Instead of a screen that needs a project, where none is chosen. */
  none: (hint: string) => ReactNode;
  /** The button that makes an example, for who wants to look around first. */
  example: ReactNode;
};

export const CurrentProjectContext = createContext<CurrentProject | undefined>(undefined);

export function useProject(): CurrentProject {
  const current = useContext(CurrentProjectContext);
  if (!current) throw new Error('useProject must be used within a ProjectProvider');
  return current;
}
