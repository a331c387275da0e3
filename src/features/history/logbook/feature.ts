import { logbookHelp } from '#/features/history/logbook/help';
import { logbookPage } from '#/features/history/logbook/page';
import { logbookRoutes } from '#/features/history/logbook/server/routes';
import { changes } from '#/platform/server/database/schema/changes';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';

export const logbookFeature: Feature = {
  name: 'logbook',
  page: logbookPage,
  help: logbookHelp,
  routes: logbookRoutes,
  records: {
    changes: defineRecord({
      table: changes,
      words: { title: 'Logboek', one: 'wijziging', many: 'wijzigingen' },
      author: 'userId',
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: nothing,
  overview: nothing,
  money: nothing,
  news: nothing,
  example: nothing,
  find: nothing,
};
