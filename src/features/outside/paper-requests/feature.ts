import { threadPath } from '#/core/addresses';
import { requestLog } from '#/features/outside/paper-requests/rules/log';
import { requestTodos } from '#/features/outside/paper-requests/rules/todo';
import { requestsInFolder } from '#/features/outside/paper-requests/server/folder';
import { paperRequestRoutes } from '#/features/outside/paper-requests/server/routes';
import { getRequest, listRequests } from '#/features/outside/paper-requests/server/store';
import { paperRequests } from '#/features/outside/paper-requests/server/tables';
import { paperRequest } from '#/features/outside/shared/paper-requests/contract';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const paperRequestsFeature: Feature = {
  name: 'paper-requests',
  routes: paperRequestRoutes,
  folder: { tell: requestsInFolder },
  records: {
    paperRequests: defineRecord({
      table: paperRequests,
      words: { title: 'Gevraagde papieren', one: 'gevraagd papier', many: 'gevraagde papieren' },
      versioned: { shape: paperRequest, read: getRequest },
      standing: free,
      outOfHistory: true,
      log: { isInTrash: true, hidden: ['documentId'], ...requestLog },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: async ({ db, projectId, today }) => requestTodos(await listRequests(db, { projectId }), today),
  report: nothing,
  overview: nothing,
  money: nothing,
  news: {
    changes: {
      paperRequests: {
        stepTo: (_id, row) => ({ step: 'Contact openen', path: threadPath(row?.contactId) }),
      },
    },
  },
  example: nothing,
  words: {
    columns: {
      what: 'Wat',
      note: 'Nota',
      documentId: 'Document',
      sentBy: 'Verstuurd door',
    },
  },
};
