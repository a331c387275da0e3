import { threadPath } from '#/core/addresses';
import { answerLog } from '#/features/outside/guests/rules/log';
import { proposalTodos } from '#/features/outside/guests/rules/todo';
import { guestRoutes } from '#/features/outside/guests/server/routes';
import { listAnswers } from '#/features/outside/guests/server/store';
import { taskAnswers } from '#/features/outside/guests/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const guestsFeature: Feature = {
  name: 'guests',
  routes: guestRoutes,
  records: {
    taskAnswers: defineRecord({
      table: taskAnswers,
      words: { title: 'Antwoorden op taken', one: 'antwoord', many: 'antwoorden' },
      standing: free,
      outOfHistory: true,
      log: {
        hidden: ['taskId', 'contactId'],
        refusesUndo: ({ before }) => (before ? undefined : 'Wat een ander antwoordde, blijft staan.'),
        ...answerLog,
      },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: async ({ db, projectId }) => proposalTodos(await listAnswers(db, projectId)),
  report: nothing,
  overview: nothing,
  money: nothing,
  news: {
    changes: {
      taskAnswers: {
        stepTo: (_id, row) => ({ step: 'Contact openen', path: threadPath(row?.contactId) }),
        isOfOwner: true,
      },
    },
  },
  example: nothing,
  find: nothing,
  words: {
    columns: {
      taskId: 'Taak',
      answer: 'Antwoord',
      startDate: 'Start',
      endDate: 'Einde',
      note: 'Nota',
      sentBy: 'Verstuurd door',
      sentAs: 'Ingelogd als',
    },
  },
};
