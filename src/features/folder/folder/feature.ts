import { folderHelp } from '#/features/folder/folder/help';
import { folderPage } from '#/features/folder/folder/page';
import { folderLinkLog } from '#/features/folder/folder/rules/log';
import { folderLetterJob, sendFolderLink } from '#/features/folder/folder/server/letter';
import { folderLinkRoutes, sharedFolderRoutes } from '#/features/folder/folder/server/link-routes';
import { folderReports } from '#/features/folder/folder/server/report';
import { folderRoutes } from '#/features/folder/folder/server/routes';
import { folderLinks } from '#/features/folder/folder/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const folderFeature: Feature = {
  name: 'folder',
  page: folderPage,
  help: folderHelp,
  routes: (services) => {
    folderRoutes(services);
    folderLinkRoutes(services);
    sharedFolderRoutes(services);
  },
  jobs: (services) => ({ [folderLetterJob]: { run: sendFolderLink(services) } }),
  records: {
    folderLinks: defineRecord({
      table: folderLinks,
      words: {
        title: 'Toegang tot de woningmap',
        one: 'toegang tot de woningmap',
        many: 'keer toegang tot de woningmap',
      },
      standing: free,
      outOfHistory: true,
      log: {
        // To take back that it was given ends it.
        refusesUndo: ({ action }) =>
          action === 'add' ? undefined : 'Een link komt niet terug: maak een nieuwe.',
        ...folderLinkLog,
      },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: folderReports,
  overview: nothing,
  money: nothing,
  news: nothing,
  find: nothing,
  example: nothing,
  words: { columns: { chapters: 'Hoofdstukken', withAmounts: 'Met bedragen' } },
};
