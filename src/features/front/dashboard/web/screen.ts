import { LayoutDashboard } from 'lucide-react';
import { dashboardPage } from '#/features/front/dashboard/page';
import { AttentionCount } from '#/features/reminders/shared/web/attention-count';
import { defineScreen } from '#/platform/web/screen';

export const dashboardScreen = defineScreen(
  dashboardPage,
  async () => (await import('#/features/front/dashboard/web/dashboard-page')).DashboardPage,
  LayoutDashboard,
  AttentionCount,
);
