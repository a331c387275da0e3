import { CalendarPlus } from 'lucide-react';
import { paperCards } from '#/features/papers/shared/web/slots';
import { planningPage } from '#/features/site/planning/page';
import { ActiveTasksFigure } from '#/features/site/planning/web/dashboard-figure';
import { PlanningToday } from '#/features/site/planning/web/today-rows';
import { WeekPanel } from '#/features/site/planning/web/week-panel';
import { lazyComponent } from '#/platform/web/lazy-component';
import {
  dashboardFigures,
  dashboardSoon,
  dashboardToday,
  quickActions,
} from '#/platform/web/ports/dashboard';
import { type Filling, fill } from '#/platform/web/slots';

export const planningFillings: readonly Filling[] = [
  fill(dashboardFigures, 60, ActiveTasksFigure),
  fill(dashboardToday, 10, PlanningToday),
  fill(dashboardSoon, 10, WeekPanel),
  fill(
    paperCards,
    10,
    lazyComponent(async () => (await import('#/features/site/planning/web/paper-tasks')).PaperTasks),
  ),
  fill(quickActions, 30, {
    path: `${planningPage.path}?nieuw=1`,
    label: 'Afspraak inplannen',
    Icon: CalendarPlus,
    needsChange: true,
  }),
];
