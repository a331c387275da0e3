import { threadPath } from '#/core/addresses';
import { messageLog } from '#/features/outside/messages/rules/log';
import { unansweredTodos } from '#/features/outside/messages/rules/todo';
import { ownerJob, sendOwnerLetter } from '#/features/outside/messages/server/letters';
import { messageRoutes } from '#/features/outside/messages/server/routes';
import { listUnanswered } from '#/features/outside/messages/server/store';
import { messages } from '#/features/outside/messages/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const messagesFeature: Feature = {
  name: 'messages',
  routes: messageRoutes,
  jobs: (services) => ({ [ownerJob]: { run: sendOwnerLetter(services) } }),
  records: {
    messages: defineRecord({
      table: messages,
      words: { title: 'Berichten', one: 'bericht', many: 'berichten' },
      standing: free,
      outOfHistory: true,
      log: { refusesUndo: () => 'Een bericht dat verstuurd is, blijft staan.', ...messageLog },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: async ({ db, projectId }) => unansweredTodos(await listUnanswered(db, projectId)),
  report: nothing,
  overview: nothing,
  money: nothing,
  news: {
    changes: {
      messages: {
        stepTo: (_id, row) => ({ step: 'Bericht openen', path: threadPath(row?.contactId) }),
        isOfOwner: true,
      },
    },
  },
  example: nothing,
  words: {
    columns: {
      text: 'Tekst',
      isOfContact: 'Van het contact',
      sentBy: 'Verstuurd door',
      sentAs: 'Ingelogd als',
    },
  },
};
