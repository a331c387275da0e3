import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { chooseProject } from '#/features/projects/rules';
import { useProjects } from '#/features/projects/web/queries';
import { CurrentProjectContext } from '#/platform/web/current-project';

const storageKey = 'project';

function readChoice(): number | undefined {
  const stored = Number(window.localStorage.getItem(storageKey));
  return Number.isSafeInteger(stored) && stored > 0 ? stored : undefined;
}

export function ProjectProvider({ children }: { children: ReactNode }) {
  const { data: projects = [], isPending } = useProjects();
  const [selectedId, setSelectedId] = useState(readChoice);
  const select = useCallback((projectId: number) => {
    window.localStorage.setItem(storageKey, String(projectId));
    setSelectedId(projectId);
  }, []);
  const value = useMemo(
    () => ({ project: chooseProject(projects, selectedId), projects, isLoading: isPending, select }),
    [projects, selectedId, isPending, select],
  );
  return <CurrentProjectContext value={value}>{children}</CurrentProjectContext>;
}
