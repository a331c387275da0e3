import { dutiesHelp } from '#/features/duties/duties/help';
import { dutiesPage } from '#/features/duties/duties/page';
import { dutyAnswerLog, dutyStateLog, quoteSigningLog } from '#/features/duties/duties/rules/log';
import { dutyDeadlines } from '#/features/duties/duties/server/deadlines';
import { dutiesExample } from '#/features/duties/duties/server/example-store';
import { dutiesInFolder } from '#/features/duties/duties/server/folder';
import { dutyRoutes } from '#/features/duties/duties/server/routes';
import { dutyAnswers, dutyStates, quoteSignings } from '#/features/duties/duties/server/tables';
import { dutyTodos } from '#/features/duties/duties/server/todo';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const dutiesFeature: Feature = {
  name: 'duties',
  page: dutiesPage,
  help: dutiesHelp,
  routes: dutyRoutes,
  folder: { tell: dutiesInFolder },
  records: {
    dutyAnswers: defineRecord({ table: dutyAnswers, standing: free, log: { ...dutyAnswerLog } }),
    dutyStates: defineRecord({
      table: dutyStates,
      standing: free,
      log: { hidden: ['documentId', 'insteadOf'], ...dutyStateLog },
    }),
    quoteSignings: defineRecord({
      table: quoteSignings,
      standing: free,
      log: { hidden: ['quoteId'], ...quoteSigningLog },
    }),
  },
  deadlines: dutyDeadlines,
  calendar: nothing,
  todo: dutyTodos,
  report: nothing,
  overview: nothing,
  money: nothing,
  news: nothing,
  example: dutiesExample,
  words: {
    tables: {
      duty_answers: 'Antwoorden rechten en plichten',
      duty_states: 'Rechten en plichten',
      quote_signings: 'Getekende offertes',
    },
    columns: {
      question: 'Vraag',
      value: 'Antwoord',
      duty: 'Recht of plicht',
      state: 'Stand',
      reason: 'Reden',
      insteadOf: 'In plaats van',
      place: 'Waar getekend',
      signedOn: 'Getekend op',
    },
  },
};
