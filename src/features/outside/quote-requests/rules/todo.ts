import { type Day, daysBetween } from '#/core/day';
import type { Todo } from '#/core/todo';
import { quoteRequestsPage } from '#/features/outside/quote-requests/page';
import { changedWords } from '#/features/outside/quote-requests/rules/frozen';

type Standing = {
  id: number;
  title: string;
  status: string;
  until: Day;
  openQuestions: number;
  changed: number;
  invited: number;
  submitted: number;
  waiting: number;
  isDecided: boolean;
};

/** What came, what was asked and what changed since; nothing once a price was chosen. */
export function requestTodos(requests: readonly Standing[], today: Day): Todo[] {
  return requests
    .filter(({ status, isDecided }) => status === 'sent' && !isDecided)
    .flatMap((request) => {
      const path = `${quoteRequestsPage.path}/${request.id}`;
      const { title, until, submitted, invited, waiting } = request;
      const common = { path, title, icon: 'paper' as const, isUrgent: false };
      const todos: Todo[] = [];
      if (request.openQuestions > 0)
        todos.push({
          ...{ ...common, key: `price question ${request.id}`, kind: 'price-question', place: 25 },
          text:
            request.openQuestions === 1
              ? 'Een aannemer stelde een vraag.'
              : `Aannemers stelden ${request.openQuestions} vragen.`,
          act: { label: 'Beantwoorden', path },
        });
      if (request.changed > 0)
        todos.push({
          ...{ ...common, key: `price changed ${request.id}`, kind: 'price-changed', place: 35 },
          text: `${changedWords(request.changed)}: stuur een aanvulling.`,
          act: { label: 'Aanvullen', path },
        });
      const isOver = daysBetween(today, until) < 0 || waiting === 0;
      if (submitted > 0 || isOver)
        todos.push({
          ...{ ...common, key: `prices ${request.id} ${submitted}`, kind: 'prices', place: 30 },
          text: `${submitted} van ${invited} ${invited === 1 ? 'prijs' : 'prijzen'} binnen.${isOver ? '' : ' De anderen hebben nog tijd.'}`,
          isLater: !isOver,
          dueDate: until,
          act: { label: 'Vergelijken', path },
        });
      return todos;
    });
}
