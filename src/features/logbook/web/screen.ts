import { History } from 'lucide-react';
import { logbookPage } from '#/features/logbook/page';
import { defineScreen } from '#/platform/web/screen';

export const logbookScreen = defineScreen(
  logbookPage,
  async () => (await import('#/features/logbook/web/logbook-page')).LogbookPage,
  History,
);
