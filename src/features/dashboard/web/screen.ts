import { LayoutDashboard } from 'lucide-react';
import { dashboardPage } from '#/features/dashboard/page';
import { defineScreen } from '#/platform/web/screen';

export const dashboardScreen = defineScreen(
  dashboardPage,
  async () => (await import('#/features/dashboard/web/dashboard-page')).DashboardPage,
  LayoutDashboard,
);
