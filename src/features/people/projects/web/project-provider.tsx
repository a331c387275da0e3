import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { projectQuery } from '#/core/address-marks';
import { chooseProject, findLostProject } from '#/features/people/projects/rules';
import { readSeen, writeSeen } from '#/features/people/projects/web/seen-project';
import { useProjects } from '#/features/people/projects/web/use-projects';
import { lazyComponent } from '#/platform/web/lazy-component';
import { CurrentProjectContext } from '#/platform/web/project/current-project';

const storageKey = 'project';

function toId(text: string | null): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

function readChoice(): number | undefined {
  return toId(window.localStorage.getItem(storageKey));
}

/** What the link that somebody followed is about. */
function readAsked(): number | undefined {
  return toId(new URLSearchParams(window.location.search).get(projectQuery));
}

/** The project is chosen: the address need not say it any longer. */
function dropAsked(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(projectQuery)) return;
  address.searchParams.delete(projectQuery);
  window.history.replaceState(window.history.state, '', address);
}

type ProjectProviderProps = { userId: number; example: ReactNode; children: ReactNode };

export function ProjectProvider({ userId, example, children }: ProjectProviderProps) {
  const { data, error, refetch, isPending } = useProjects();
  const projects = data ?? noProjects;
  const [asked] = useState(readAsked);
  const [selectedId, setSelectedId] = useState(() => asked ?? readChoice());
  const [seen, setSeen] = useState(() => readSeen(userId));
  const [letGo, setLetGo] = useState<readonly number[]>([]);
  const [isToldUnseen, setToldUnseen] = useState(false);
  const project = chooseProject(projects, selectedId);
  // Told in the same breath in which the list is new: another project's figures are never taken for this one's.
  const lost = data && findLostProject(data, seen, letGo);
  const isUnseen =
    !isToldUnseen && asked !== undefined && data !== undefined && !data.some(({ id }) => id === asked);
  const accept = useCallback(() => {
    setToldUnseen(true);
    setSeen(project);
  }, [project]);
  useEffect(dropAsked, []);
  useEffect(() => {
    if (asked !== undefined && asked === project?.id) window.localStorage.setItem(storageKey, String(asked));
  }, [asked, project?.id]);
  useEffect(() => {
    if (isPending) return;
    if (!lost) setSeen(project);
    const isLetGo = project !== undefined && letGo.includes(project.id);
    // At once: a reload before the list is new would tell somebody what they did themselves.
    writeSeen(userId, lost || isLetGo ? undefined : project);
  }, [isPending, lost, letGo, project, userId]);

  const select = useCallback(
    (projectId: number) => {
      window.localStorage.setItem(storageKey, String(projectId));
      setSelectedId(projectId);
      setSeen(projects.find(({ id }) => id === projectId));
    },
    [projects],
  );
  const expectGone = useCallback((id: number) => setLetGo((before) => [...before, id]), []);
  const value = useMemo(
    () => ({
      project,
      projects,
      isLoading: isPending,
      list: { data, error, refetch },
      select,
      lost,
      isUnseen,
      accept,
      expectGone,
      none,
      example,
    }),
    [project, projects, isPending, data, error, refetch, select, lost, isUnseen, accept, expectGone, example],
  );
  return <CurrentProjectContext value={value}>{children}</CurrentProjectContext>;
}

const noProjects: readonly never[] = [];
const NoProject = lazyComponent(
  async () => (await import('#/features/people/projects/web/no-project')).NoProject,
);
const none = (hint: string) => (
  <Suspense>
    <NoProject hint={hint} />
  </Suspense>
);
