import { FolderOpen } from 'lucide-react';
import { Fragment, type ReactNode, Suspense, useState } from 'react';
import type { Project } from '#/features/people/projects/contract';
import { CreateProjectDialog } from '#/features/people/projects/web/lazy-dialogs';
import { useProject } from '#/features/people/projects/web/shared/current-project';
import { lazyComponent } from '#/platform/web/lazy-component';
import { QueryStates } from '#/platform/web/query-states';
import { Button } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';
import { PageHeader } from '#/ui/page-header';

const Welcome = lazyComponent(async () => (await import('#/features/people/projects/web/welcome')).Welcome);

type ProjectScreenProps = {
  /** The header where there is no project; left out by a screen that has one at all times. */
  title?: string;
  /** What a project is needed for here: 'Selecteer een project om de planning te bekijken.' */
  hint: string;
  loading?: ReactNode;
  /** Another project is another screen: filters and open dialogs don't come along. */
  children: (project: Project) => ReactNode;
};

/** A screen in a project. Without one it says so, and how to begin: it never is a dead end. Who has none yet is welcomed. */
export function ProjectScreen({ title, hint, loading, children }: ProjectScreenProps) {
  const { project, isLoading, list } = useProject();
  if (project) return <Fragment key={project.id}>{children(project)}</Fragment>;
  return (
    <>
      {title !== undefined && !isLoading && <PageHeader title={title} />}
      <QueryStates query={list} failed="Uw projecten konden niet geladen worden" loading={loading}>
        {() => <NoProject hint={hint} />}
      </QueryStates>
    </>
  );
}

function NoProject({ hint }: { hint: string }) {
  const { projects, example } = useProject();
  const [creating, setCreating] = useState(false);
  const create = () => setCreating(true);
  return (
    <>
      {projects.length === 0 ? (
        <Suspense>
          <Welcome hint={hint}>
            <Button size="small" onClick={create}>
              Nieuw project
            </Button>
          </Welcome>
        </Suspense>
      ) : (
        <EmptyState
          icon={<FolderOpen aria-hidden="true" />}
          title="Geen project geselecteerd"
          text={hint}
          action={
            <>
              <Button variant="primary" onClick={create}>
                Nieuw project
              </Button>
              {example}
            </>
          }
        />
      )}
      <Suspense>{creating && <CreateProjectDialog onClose={() => setCreating(false)} />}</Suspense>
    </>
  );
}
