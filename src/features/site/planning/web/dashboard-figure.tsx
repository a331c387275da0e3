import type { PlanningOverview } from '#/features/site/planning/overview-contract';
import { planningPage } from '#/features/site/planning/page';
import { type DashboardPart, partOf } from '#/platform/web/ports/dashboard';
import { StatCard } from '#/ui/stat-card';

export function ActiveTasksFigure({ overview }: DashboardPart) {
  const { stats } = partOf<PlanningOverview>(overview);
  return (
    <StatCard
      label="Actieve Taken"
      about="actieve-taken"
      value={stats.activeTasks}
      hint="Gepland of in uitvoering"
      isSmall
      href={planningPage.path}
    />
  );
}
