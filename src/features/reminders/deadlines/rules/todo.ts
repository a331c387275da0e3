import { whenText } from '#/core/day-words';
import type { Deadline } from '#/core/deadline';
import type { Todo } from '#/core/todo';

/** What presses and has no sentence of its own. */
export function deadlineTodosOf(deadlines: readonly Deadline[]): Todo[] {
  return deadlines
    .filter(({ isPressing, hasOwnTodo }) => isPressing && !hasOwnTodo)
    .map(({ key, kind, id, name, days, label, path }) => ({
      key,
      kind: 'deadline',
      title: name,
      text: `${label}: ${whenText(days)}`,
      path,
      icon: 'time',
      isUrgent: days === null || days < 0,
      place: 60,
      details: { what: kind, id, name, days: days ?? 0 },
    }));
}
