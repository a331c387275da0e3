import { useEffect } from 'react';
import type { Overview as OverviewData } from '#/core/overview';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import { FirstSteps } from '#/features/front/dashboard/web/first-steps';
import { useOverview } from '#/features/front/dashboard/web/queries';
import { QuickActions } from '#/features/front/dashboard/web/quick-actions';
import { TodayPanel } from '#/features/front/dashboard/web/today-panel';
import { AttentionPanel } from '#/features/reminders/shared/web/attention-panel';
import { useTodos } from '#/features/reminders/shared/web/use-todos';
import {
  dashboardFigures,
  dashboardMain,
  dashboardSide,
  dashboardSoon,
  dashboardTop,
} from '#/platform/web/ports/dashboard';
import { useProject } from '#/platform/web/project/current-project';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { QueryStates } from '#/platform/web/query-states';
import { SlotParts } from '#/platform/web/slots';
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
          <PageHeader title={project.name} text={project.description ?? undefined} />
          <Overview project={project} />
        </>
      )}
    </ProjectScreen>
  );
}

function Overview({ project }: { project: Project }) {
  const overview = useOverview(project.id);
  // Together: what comes later would push down what stands below it.
  const { isLoading } = useTodos(project.id);
  return (
    <QueryStates query={overview} failed="Het overzicht kon niet geladen worden" loading={<Loading />}>
      {(data) => (isLoading ? <Loading /> : <Panels overview={data} project={project} />)}
    </QueryStates>
  );
}

function Panels({ overview, project }: { overview: OverviewData; project: Project }) {
  const mayChange = may(project.role, 'change');
  const given = { overview, project, mayChange };
  const steps = project.role === 'owner' && !project.isExample && (
    <FirstSteps overview={overview} projectId={project.id} />
  );
  return (
    <div className="flex flex-col gap-3 md:gap-5">
      <TodayPanel {...given} />
      {/* Once there is something to say of the money and to do, that comes first. */}
      {overview.isEmpty && steps}
      <SlotParts of={dashboardTop} given={given} />
      <div className="grid items-start gap-3 md:gap-5 xl:has-[>div:not(:empty)]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <AttentionPanel projectId={project.id} isEmpty={overview.isEmpty} />
        <div className="flex min-w-0 flex-col gap-3 md:gap-5 empty:hidden">
          <SlotParts of={dashboardSoon} given={given} />
        </div>
      </div>
      {!overview.isEmpty && steps}
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        <SlotParts of={dashboardFigures} given={given} />
      </div>
      <div className="grid items-start gap-3 md:gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-3 md:gap-5">
          <SlotParts of={dashboardMain} given={given} />
        </div>
        <div className="flex min-w-0 flex-col gap-3 md:gap-5">
          <QuickActions mayChange={mayChange} />
          <SlotParts of={dashboardSide} given={given} />
        </div>
      </div>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Bezig met laden</span>
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
