import { CalendarDays } from 'lucide-react';
import { planningPage } from '#/features/site/planning/page';
import { defineScreen } from '#/platform/web/screen';

export const planningScreen = defineScreen(
  planningPage,
  async () => (await import('#/features/site/planning/web/planning-page')).PlanningPage,
  CalendarDays,
);
