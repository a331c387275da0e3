import { CalendarDays } from 'lucide-react';
import { planningPage } from '#/features/work/planning/page';
import { defineScreen } from '#/platform/web/screen';

export const planningScreen = defineScreen(
  planningPage,
  async () => (await import('#/features/work/planning/web/planning-page')).PlanningPage,
  CalendarDays,
);
