import { logbookPage } from '#/features/logbook/page';
import { logbookRoutes } from '#/features/logbook/server/routes';
import { defineRecord } from '#/platform/server/database/record-kind';
import { changes } from '#/platform/server/database/schema/changes';
import type { Feature } from '#/platform/server/feature';

export const logbookFeature: Feature = {
  name: 'logbook',
  page: logbookPage,
  routes: logbookRoutes,
  records: {
    changes: defineRecord({
      table: changes,
      words: { title: 'Logboek', one: 'wijziging', many: 'wijzigingen' },
      author: 'userId',
    }),
  },
};
