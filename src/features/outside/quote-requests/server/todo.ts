import { changedItems } from '#/features/outside/quote-requests/rules/frozen';
import { requestTodos } from '#/features/outside/quote-requests/rules/todo';
import { listQuestions } from '#/features/outside/quote-requests/server/questions-store';
import * as store from '#/features/outside/quote-requests/server/store';
import { listItems } from '#/features/work/shared/meetstaat/server/store';
import type { TodoSource } from '#/platform/server/ports/todo';

/** A price of the request that was agreed on. */
export const quoteRequestTodos: TodoSource = async ({ db, readMoney, projectId, today }) => {
  const requests = (await store.listAllRequests(db, { projectId })).filter(({ status }) => status === 'sent');
  if (requests.length === 0) return [];
  const answers = await store.listAnswers(db, { projectId });
  const questions = await listQuestions(db, { projectId });
  const items = await listItems(db, projectId);
  const { quotes } = await readMoney(db, projectId, today);
  const accepted = new Set(quotes.flatMap(({ id, status }) => (status === 'accepted' ? [id] : [])));
  return requestTodos(
    requests.map((request) => {
      const own = answers.filter(({ requestId }) => requestId === request.id);
      const inState = (state: store.StoredAnswer['state']) =>
        own.filter((each) => each.state === state).length;
      return {
        ...{ id: request.id, title: request.title, status: request.status, until: request.until },
        openQuestions: questions.filter((each) => each.requestId === request.id && each.answer === null)
          .length,
        changed: changedItems(request.items, items).length,
        ...{ invited: own.length, submitted: inState('submitted'), waiting: inState('invited') },
        isDecided: own.some(({ quoteId }) => quoteId !== null && accepted.has(quoteId)),
      };
    }),
    today,
  );
};
