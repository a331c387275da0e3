import { addresses } from '#/core/addresses';
import type { Todo } from '#/core/todo';
import type { TaskAnswer } from '#/features/outside/guests/contract';
import { daysWords } from '#/features/outside/guests/rules/answers';

/** Somebody proposes other days and waits. That the days fit asks for nothing. */
export function proposalTodos(answers: readonly TaskAnswer[]): Todo[] {
  return answers
    .filter(({ answer, status }) => answer === 'proposes' && status === 'open')
    .map(({ id, task, contactId, sentBy, startDate, endDate }) => {
      const path = `${addresses.contacts}/${contactId}`;
      return {
        ...{ key: `task answer ${id}`, kind: 'task-answer', title: task },
        text: `${sentBy} stelt andere dagen voor: ${daysWords({ startDate, endDate })}.`,
        ...{ path, icon: 'time' as const, isUrgent: false, place: 20 },
        act: { label: 'Voorstel bekijken', path },
      };
    });
}
