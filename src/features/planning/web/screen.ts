import { CalendarDays } from 'lucide-react';
import { planningPage } from '#/features/planning/page';
import { defineScreen } from '#/platform/web/screen';

export const planningScreen = defineScreen(
  planningPage,
  async () => (await import('#/features/planning/web/planning-page')).PlanningPage,
  CalendarDays,
);
