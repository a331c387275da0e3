import { acceptance } from '#/features/site/acceptances/contract';
import { acceptanceLog } from '#/features/site/acceptances/rules/log';
import { acceptancesPath } from '#/features/site/acceptances/rules/path';
import { statusLabels } from '#/features/site/acceptances/rules/words';
import { copyJob, sendCopy } from '#/features/site/acceptances/server/copies';
import { acceptancesExample } from '#/features/site/acceptances/server/example';
import { acceptanceBeforePaying, acceptanceMoney } from '#/features/site/acceptances/server/money';
import {
  acceptanceDeadlines,
  acceptancesForGuests,
  acceptanceTodos,
} from '#/features/site/acceptances/server/ports';
import { acceptanceReports } from '#/features/site/acceptances/server/report';
import { acceptanceRoutes } from '#/features/site/acceptances/server/routes';
import { readAccepted } from '#/features/site/acceptances/server/shared/read-accepted';
import {
  acceptanceStanding,
  documentOfAcceptances,
  pointOfAcceptances,
  quoteOfAcceptances,
} from '#/features/site/acceptances/server/standing';
import { isMinutesFile, isSignedFile } from '#/features/site/acceptances/server/standing-store';
import { readAcceptance } from '#/features/site/acceptances/server/store';
import { acceptances } from '#/features/site/acceptances/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';

/** The day on which the work of a contract is accepted, its minutes, and what follows from them. */
export const acceptancesFeature: Feature = {
  name: 'acceptances',
  routes: acceptanceRoutes,
  jobs: (services) => ({ [copyJob]: { run: sendCopy(services) } }),
  records: {
    acceptances: defineRecord({
      table: acceptances,
      words: { title: 'Opleveringen', one: 'oplevering', many: 'opleveringen' },
      statusWord: ({ status }) => statusLabels[status],
      versioned: { shape: acceptance, read: readAcceptance },
      standing: acceptanceStanding,
      log: {
        isInTrash: true,
        hidden: [
          ...['quoteId', 'documentId', 'paperId', 'frozen', 'sha256', 'sentAt', 'sentTo'],
          ...['countsSince', 'sentBy'],
        ],
        neverForce: true,
        ...acceptanceLog,
      },
    }),
  },
  deadlines: acceptanceDeadlines,
  calendar: nothing,
  todo: acceptanceTodos,
  report: acceptanceReports,
  overview: nothing,
  news: {
    changes: {
      acceptances: {
        stepTo: () => ({ step: 'Opleveringen openen', path: acceptancesPath }),
        isOfOwner: true,
      },
    },
  },
  example: acceptancesExample,
  guest: acceptancesForGuests,
  money: acceptanceMoney,
  beforePaying: acceptanceBeforePaying,
  moneyToCome: async (...asked) => ({ accepted: await readAccepted(...asked) }),
  holds: { quotes: quoteOfAcceptances, points: pointOfAcceptances, documents: documentOfAcceptances },
  holdsFiles: isSignedFile,
  folder: { tellsAmounts: isMinutesFile },
  words: {
    columns: {
      ...{ day: 'Dag', present: 'Aanwezig', outcome: 'Uitkomst', keptBack: 'Ingehouden' },
      ...{ keptUntil: 'Ingehouden tot', pointIds: 'Punten', clearRoomIds: 'Ruimtes zonder opmerking' },
      ...{ remarks: 'Opmerkingen', frozen: 'Zoals ingediend', signatures: 'Antwoorden' },
      ...{ countsSince: 'Telt sinds', countsBy: 'Getekend door', paperId: 'Getekend papier' },
      ...{ releasedOn: 'Vrijgegeven op', startsLiability: 'Begin van de tien jaar' },
      ...{ finalOn: 'Definitieve oplevering op', liabilityUntil: 'Aansprakelijk tot' },
      ...{ goodsDeliveredOn: 'Goederen geleverd op', addenda: 'Aanvullingen' },
    },
  },
};
