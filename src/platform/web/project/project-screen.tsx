import { Fragment, type ReactNode } from 'react';
import type { Project } from '#/core/project';
import { useProject } from '#/platform/web/project/current-project';
import { QueryStates } from '#/platform/web/query-states';
import { PageHeader } from '#/ui/page-header';

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
  const { project, isLoading, list, none } = useProject();
  if (project) return <Fragment key={project.id}>{children(project)}</Fragment>;
  return (
    <>
      {title !== undefined && !isLoading && <PageHeader title={title} />}
      <QueryStates query={list} failed="Uw projecten konden niet geladen worden" loading={loading}>
        {() => none(hint)}
      </QueryStates>
    </>
  );
}
