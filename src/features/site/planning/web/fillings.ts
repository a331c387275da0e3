import { CalendarPlus } from 'lucide-react';
import { dashboardFigures, quickActions } from '#/features/front/dashboard/web/shared/slots';
import { planningPage } from '#/features/site/planning/page';
import { ActiveTasksFigure } from '#/features/site/planning/web/dashboard-figure';
import { type Filling, fill } from '#/platform/web/slots';

export const planningFillings: readonly Filling[] = [
  fill(dashboardFigures, 60, ActiveTasksFigure),
  fill(quickActions, 30, {
    path: `${planningPage.path}?nieuw=1`,
    label: 'Afspraak inplannen',
    Icon: CalendarPlus,
    needsChange: true,
  }),
];
