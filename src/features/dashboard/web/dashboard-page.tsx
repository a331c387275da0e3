import { type ReactNode, useEffect } from 'react';
import { useProject } from '#/platform/web/current-project';
import { PageHeader } from '#/ui/page-header';
import { Skeleton } from '#/ui/skeleton';
import { showToast } from '#/ui/toast';
import { usePageTitle } from '#/ui/use-page-title';

type DashboardProps = {
  /** What a newcomer without a project sees. */
  firstProject: ReactNode;
  overview: ReactNode;
  share: ReactNode;
};

export function DashboardPage({ firstProject, overview, share }: DashboardProps) {
  usePageTitle('Dashboard');
  const { project, isLoading } = useProject();
  const isMissing = !isLoading && !project;
  useEffect(() => {
    if (!isMissing) return;
    showToast({
      tone: 'destructive',
      title: 'Geen project geselecteerd',
      text: 'Selecteer eerst een project om het dashboard te bekijken.',
    });
  }, [isMissing]);
  if (isLoading) return <Skeleton className="h-64 w-full" />;
  if (!project) {
    return (
      <>
        <PageHeader title="Dashboard" />
        {firstProject}
      </>
    );
  }
  return (
    <>
      <PageHeader title={project.name} text={project.description ?? undefined} actions={share} />
      {overview}
    </>
  );
}
