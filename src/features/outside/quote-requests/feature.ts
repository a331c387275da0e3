import { quoteRequest } from '#/features/outside/quote-requests/contract';
import { quoteRequestsHelp } from '#/features/outside/quote-requests/help';
import { quoteRequestsPage } from '#/features/outside/quote-requests/page';
import {
  answerLog,
  questionLog,
  requestLog,
  requestStatusLabels,
} from '#/features/outside/quote-requests/rules/log';
import { removeOrphanDrafts } from '#/features/outside/quote-requests/server/draft-store';
import { quoteRequestsExample } from '#/features/outside/quote-requests/server/example-store';
import { requestJob, sendRequestLetter } from '#/features/outside/quote-requests/server/letters';
import { readChangedRequest } from '#/features/outside/quote-requests/server/read-request';
import { remindContractors } from '#/features/outside/quote-requests/server/remind';
import { takesReturned } from '#/features/outside/quote-requests/server/returned';
import { quoteRequestRoutes } from '#/features/outside/quote-requests/server/routes';
import {
  documentOfRequests,
  endLinksOfRemoved,
  photoOfRequests,
  requestStanding,
} from '#/features/outside/quote-requests/server/standing';
import { followDocument, isPricesFile } from '#/features/outside/quote-requests/server/standing-store';
import { priceAnswers, priceQuestions, quoteRequests } from '#/features/outside/quote-requests/server/tables';
import { quoteRequestTodos } from '#/features/outside/quote-requests/server/todo';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { everyDay } from '#/platform/server/jobs/job-kinds';
import type { NewsOfChanges } from '#/platform/server/ports/news';
import { free } from '#/platform/server/standing/rule';

/** So long a removal can be undone. */
const keptMs = 60 * 86_400_000;
const remindingHour = 8;

/** Of the request itself, or of what belongs to it; the list where nobody knows of which. */
const stepTo = (requestId: number | string | null | undefined) =>
  requestId
    ? { step: 'Prijsvraag openen', path: `${quoteRequestsPage.path}/${requestId}` }
    : { step: 'Prijsvragen openen', path: quoteRequestsPage.path };
const stepToAsked: NewsOfChanges['stepTo'] = (_id, row) => stepTo(row?.requestId);

export const quoteRequestsFeature: Feature = {
  name: 'quote-requests',
  page: quoteRequestsPage,
  help: quoteRequestsHelp,
  routes: quoteRequestRoutes,
  jobs: (services) => ({
    [requestJob]: { run: sendRequestLetter(services) },
    'remind of prices': { timing: { hour: remindingHour }, run: () => remindContractors(services) },
    'remove orphan price drafts': {
      ...everyDay,
      run: async () => ({
        drafts: await removeOrphanDrafts(services.db, new Date(Date.now() - keptMs).toISOString()),
      }),
    },
  }),
  records: {
    quoteRequests: defineRecord({
      table: quoteRequests,
      words: { title: 'Prijsvragen', one: 'prijsvraag', many: 'prijsvragen' },
      path: (id) => `${quoteRequestsPage.path}/${id}`,
      statusWord: ({ status }) => requestStatusLabels[status],
      versioned: { shape: quoteRequest, read: readChangedRequest },
      standing: requestStanding,
      outOfHistory: true,
      log: { isInTrash: true, hidden: ['itemIds', 'documentIds', 'photoIds', 'items'], ...requestLog },
    }),
    priceAnswers: defineRecord({
      table: priceAnswers,
      words: { title: 'Prijzen van aannemers', one: 'prijs', many: 'prijzen' },
      standing: free,
      outOfHistory: true,
      log: {
        hidden: ['requestId', 'quoteId', 'documentIds', 'submittedAt'],
        refusesUndo: ({ after }) =>
          after && after.state !== 'invited' ? 'Wat een aannemer indiende, blijft staan.' : undefined,
        ...answerLog,
      },
    }),
    priceQuestions: defineRecord({
      table: priceQuestions,
      words: { title: 'Vragen over prijzen', one: 'vraag', many: 'vragen' },
      standing: free,
      outOfHistory: true,
      log: {
        hidden: ['requestId'],
        refusesUndo: () => 'Wat verstuurd is, blijft staan.',
        ...questionLog,
      },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: quoteRequestTodos,
  report: nothing,
  overview: nothing,
  money: nothing,
  news: {
    changes: {
      quoteRequests: { stepTo },
      priceAnswers: { stepTo: stepToAsked, isOfOwner: true },
      priceQuestions: { stepTo: stepToAsked, isOfOwner: true },
    },
  },
  example: quoteRequestsExample,
  takesReturned,
  followsDocuments: followDocument,
  folder: { tellsAmounts: isPricesFile },
  holds: { documents: documentOfRequests, photos: photoOfRequests },
  afterwards: { quoteRequests: endLinksOfRemoved },
  words: {
    columns: {
      text: 'Tekst',
      visit: 'Bezoek',
      until: 'Tot en met',
      itemIds: 'Posten',
      documentIds: 'Documenten',
      photoIds: 'Foto’s',
      items: 'Gevraagd',
      addenda: 'Aanvullingen',
      sentAt: 'Verstuurd op',
      remindedAt: 'Herinnerd op',
      requestId: 'Prijsvraag',
      state: 'Stand',
      lines: 'Lijnen',
      number: 'Nummer',
      validUntil: 'Geldig tot',
      startsWithin: 'Kan beginnen',
      note: 'Nota',
      submittedAt: 'Ingediend op',
      sentBy: 'Verstuurd door',
      sentAs: 'Ingelogd als',
      quoteId: 'Offerte nr.',
      question: 'Vraag',
      answer: 'Antwoord',
      answeredAt: 'Beantwoord op',
      toAll: 'Aan iedereen',
    },
  },
};
