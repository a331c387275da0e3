import { inboxHelp } from '#/features/reading/inbox/help';
import { inboxPage } from '#/features/reading/inbox/page';
import { inboxLog } from '#/features/reading/inbox/rules/log';
import { inboxExample } from '#/features/reading/inbox/server/example-store';
import { inboxInFolder } from '#/features/reading/inbox/server/folder-store';
import { inboxForGuests } from '#/features/reading/inbox/server/guest';
import { inboxNews } from '#/features/reading/inbox/server/news';
import { orderReading, readingJob, readPapers } from '#/features/reading/inbox/server/reader';
import { inboxRoutes } from '#/features/reading/inbox/server/routes';
import { inboxEntries } from '#/features/reading/inbox/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const inboxFeature: Feature = {
  name: 'inbox',
  page: inboxPage,
  help: inboxHelp,
  routes: inboxRoutes,
  records: {
    inbox: defineRecord({
      table: inboxEntries,
      words: { title: 'Postvak', one: 'papier in het postvak', many: 'papieren in het postvak' },
      standing: free,
      log: {
        isInTrash: true,
        keepsOutOfTrash: ({ savedAs }) => Boolean(savedAs),
        hidden: ['readState', 'readKind', 'readData', 'readCheck', 'readAnswer', 'readError', 'savedAs'],
        ...inboxLog,
      },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: nothing,
  overview: nothing,
  money: nothing,
  news: inboxNews,
  example: inboxExample,
  folder: inboxInFolder,
  words: {
    columns: {
      readState: 'Status',
      readKind: 'Herkend als',
      readData: 'Gelezen',
      readCheck: 'Controle',
      readAnswer: 'Antwoord op',
      readError: 'Waarom niet gelezen',
      savedAs: 'Bewaard als',
      sentBy: 'Verstuurd door',
    },
  },
  jobs: (services) => ({ [readingJob]: readPapers(services) }),
  afterwards: { inbox: orderReading },
  guest: inboxForGuests,
};
