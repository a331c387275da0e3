import { FileText } from 'lucide-react';
import { reportsPage } from '#/features/money/reports/page';
import { defineScreen } from '#/platform/web/screen';

export const reportsScreen = defineScreen(
  reportsPage,
  async () => (await import('#/features/money/reports/web/reports-page')).ReportsPage,
  FileText,
);
