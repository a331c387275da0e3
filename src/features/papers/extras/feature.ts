import { extra } from '#/features/papers/extras/contract';
import { extraLog } from '#/features/papers/extras/rules/log';
import { extraStatusLabels } from '#/features/papers/extras/rules/statuses';
import { removeEndedLinks } from '#/features/papers/extras/server/approval-store';
import { endLinksOfChanged } from '#/features/papers/extras/server/end-links';
import { contractReports } from '#/features/papers/extras/server/report';
import { extraRoutes } from '#/features/papers/extras/server/routes';
import { approvalJob, sendApproval } from '#/features/papers/extras/server/send-job';
import { documentOfExtras, extraStanding, quoteOfExtras } from '#/features/papers/extras/server/standing';
import { isApprovedFile } from '#/features/papers/extras/server/standing-store';
import { getExtra } from '#/features/papers/extras/server/store';
import { extras } from '#/features/papers/extras/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { everyDay } from '#/platform/server/jobs/job-kinds';

export const extrasFeature: Feature = {
  name: 'extras',
  routes: extraRoutes,
  jobs: (services) => ({
    [approvalJob]: { run: sendApproval(services) },
    'remove ended approval links': {
      ...everyDay,
      run: async () => ({ approvalLinks: await removeEndedLinks(services.db, new Date().toISOString()) }),
    },
  }),
  records: {
    extras: defineRecord({
      table: extras,
      words: { title: 'Meerwerken', one: 'meerwerk', many: 'meerwerken' },
      statusWord: ({ status }) => extraStatusLabels[status],
      versioned: { shape: extra, read: getExtra },
      standing: extraStanding,
      log: {
        isInTrash: true,
        hidden: ['quoteId', 'documentId', 'unforeseen', 'net', 'sentAt', 'decidedAt'],
        neverForce: true,
        ...extraLog,
      },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: contractReports,
  overview: nothing,
  news: nothing,
  example: nothing,
  find: nothing,
  holds: { quotes: quoteOfExtras, documents: documentOfExtras },
  words: {
    columns: {
      number: 'Nummer',
      reason: 'Reden',
      days: 'Dagen uitstel',
      net: 'Zonder btw',
      total: 'Met btw',
      unforeseen: 'In plaats van onvoorziene kost',
      sentAt: 'Verstuurd op',
      sentBy: 'Verstuurd door',
      sentTo: 'Verstuurd naar',
      decidedAt: 'Beslist op',
      decidedBy: 'Beslist door',
      decidedAs: 'Ingelogd als',
      sha256: 'Vingerafdruk van de PDF',
    },
  },
  afterwards: { extras: endLinksOfChanged },
  holdsFiles: isApprovedFile,
};
