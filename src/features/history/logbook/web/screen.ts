import { History } from 'lucide-react';
import { logbookPage } from '#/features/history/logbook/page';
import { defineScreen } from '#/platform/web/screen';

export const logbookScreen = defineScreen(
  logbookPage,
  async () => (await import('#/features/history/logbook/web/logbook-page')).LogbookPage,
  History,
);
