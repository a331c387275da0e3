import { extra } from '#/features/papers/extras/contract';
import { extraLog } from '#/features/papers/extras/rules/log';
import { extraStatusLabels } from '#/features/papers/extras/rules/statuses';
import { removeEndedLinks } from '#/features/papers/extras/server/approval-store';
import { endLinksOfChanged } from '#/features/papers/extras/server/end-links';
import { extraRoutes } from '#/features/papers/extras/server/routes';
import { approvalJob, sendApproval } from '#/features/papers/extras/server/send-job';
import { documentOfExtras, extraStanding, quoteOfExtras } from '#/features/papers/extras/server/standing';
import { isApprovedFile } from '#/features/papers/extras/server/standing-store';
import { getExtra } from '#/features/papers/extras/server/store';
import { extras } from '#/features/papers/extras/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import type { Feature } from '#/platform/server/feature';
import { everyDay } from '#/platform/server/jobs/job-kinds';

export const extrasFeature: Feature = {
  name: 'extras',
  versions: { extras: { table: extras, shape: extra, read: getExtra } },
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
    }),
  },
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
  standing: { extras: extraStanding, quotes: quoteOfExtras, documents: documentOfExtras },
  afterwards: { extras: endLinksOfChanged },
  holdsFiles: isApprovedFile,
  log: {
    extras: {
      table: extras,
      isInTrash: true,
      hidden: ['quoteId', 'documentId', 'unforeseen', 'net', 'sentAt', 'decidedAt'],
      neverForce: true,
      ...extraLog,
    },
  },
};
