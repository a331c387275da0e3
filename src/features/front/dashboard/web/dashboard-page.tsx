import { Suspense, useEffect } from 'react';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import type { Overview as OverviewData } from '#/features/front/dashboard/contract';
import { AttentionPanel } from '#/features/front/dashboard/web/attention-panel';
import { BudgetPanel } from '#/features/front/dashboard/web/budget-panel';
import { FigureCards } from '#/features/front/dashboard/web/figure-cards';
import { FirstSteps } from '#/features/front/dashboard/web/first-steps';
import { MeetstaatPanel } from '#/features/front/dashboard/web/meetstaat-panel';
import { PremiePanel } from '#/features/front/dashboard/web/premie-panel';
import { useOverview } from '#/features/front/dashboard/web/queries';
import { QuickActions } from '#/features/front/dashboard/web/quick-actions';
import { ShareProjectButton } from '#/features/people/sharing/web/shared/share-project-button';
import { HomeCard } from '#/features/work/home/web/shared/home-card';
import { IntakeCard } from '#/features/work/intake/web/shared/intake-card';
import { useProject } from '#/platform/web/project/current-project';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { QueryStates } from '#/platform/web/query-states';
import { PageHeader } from '#/ui/page-header';
import { Skeleton } from '#/ui/skeleton';
import { showToast } from '#/ui/toast';

export function DashboardPage() {
  const { project, list } = useProject();
  // Who has none at all has nothing to select: the screen offers to make one.
  const isMissing = (list.data?.length ?? 0) > 0 && !project;
  useEffect(() => {
    if (!isMissing) return;
    showToast({
      tone: 'destructive',
      title: 'Geen project geselecteerd',
      text: 'Selecteer eerst een project om het dashboard te bekijken.',
    });
  }, [isMissing]);
  return (
    <ProjectScreen
      title="Dashboard"
      hint="Selecteer een project in de zijbalk, of begin hier."
      loading={<Loading />}
    >
      {(project) => (
        <>
          <PageHeader
            title={project.name}
            text={project.description ?? undefined}
            actions={may(project.role, 'manage') ? <ShareProjectButton /> : undefined}
          />
          <Overview project={project} />
        </>
      )}
    </ProjectScreen>
  );
}

function Overview({ project }: { project: Project }) {
  const overview = useOverview(project.id);
  return (
    <QueryStates query={overview} failed="Het overzicht kon niet geladen worden" loading={<Loading />}>
      {(data) => <Panels overview={data} project={project} />}
    </QueryStates>
  );
}

function Panels({ overview, project }: { overview: OverviewData; project: Project }) {
  const { attention, budget, meetstaat, premies, stats, invoices } = overview;
  const isEmpty = invoices.count + stats.activeTasks === 0 && stats.totalSpent === '0.00';
  const mayChange = may(project.role, 'change');
  return (
    <div className="flex flex-col gap-5">
      {project.role === 'owner' && !project.isExample && <FirstSteps overview={overview} project={project} />}
      <FigureCards overview={overview} mayChange={mayChange} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <AttentionPanel attention={attention} isEmpty={isEmpty} />
          <BudgetPanel budget={budget} />
          <MeetstaatPanel meetstaat={meetstaat} mayChange={mayChange} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <QuickActions mayChange={mayChange} />
          {premies.length > 0 && <PremiePanel {...overview} />}
          <Suspense>
            <IntakeCard projectId={project.id} mayChange={mayChange} />
          </Suspense>
          <HomeCard projectId={project.id} mayChange={mayChange} />
        </div>
      </div>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Bezig met laden</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-36 w-full" />
      ))}
    </div>
  );
}
