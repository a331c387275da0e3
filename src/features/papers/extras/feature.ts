import { extraLog } from '#/features/papers/extras/rules/log';
import { endLinksOfChanged } from '#/features/papers/extras/server/end-links';
import { extrasExample } from '#/features/papers/extras/server/example';
import { extrasInFolder } from '#/features/papers/extras/server/folder-store';
import { extrasForGuests } from '#/features/papers/extras/server/guest-store';
import { extraMoney, extraMoves } from '#/features/papers/extras/server/money-store';
import { extraRoutes } from '#/features/papers/extras/server/routes';
import { approvalJob, sendApproval } from '#/features/papers/extras/server/send-job';
import { documentOfExtras, extraStanding, quoteOfExtras } from '#/features/papers/extras/server/standing';
import { isApprovedFile } from '#/features/papers/extras/server/standing-store';
import { extra } from '#/features/papers/shared/extras/contract';
import { extraStatusLabels } from '#/features/papers/shared/extras/rules/statuses';
import { getExtra } from '#/features/papers/shared/extras/server/store';
import { extras } from '#/features/papers/shared/extras/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';

export const extrasFeature: Feature = {
  name: 'extras',
  routes: extraRoutes,
  folder: extrasInFolder,
  jobs: (services) => ({ [approvalJob]: { run: sendApproval(services) } }),
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
  money: extraMoney,
  moneyMoves: extraMoves,
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: nothing,
  overview: nothing,
  news: nothing,
  example: extrasExample,
  find: nothing,
  guest: extrasForGuests,
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
