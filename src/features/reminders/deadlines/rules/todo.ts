import { whenText } from '#/core/day-words';
import type { Deadline } from '#/core/deadline';
import { isDue, type Todo } from '#/core/todo';

/** Nearer than this it asks for attention, whatever it is. */
const nearDays = 7;

/** Every deadline in the words of its kind, but for those of which their feature says itself that they press. */
export function deadlineTodosOf(deadlines: readonly Deadline[]): Todo[] {
  return deadlines
    .filter(({ isPressing, hasOwnTodo }) => !(isPressing && hasOwnTodo))
    .map(({ key, kind, id, name, days, label, path, isPressing }) => ({
      key,
      kind: 'deadline',
      title: name,
      text: `${label}: ${whenText(days)}`,
      path,
      icon: 'time',
      isUrgent: isDue(days),
      isLater: !isPressing && days !== null && days > nearDays,
      place: 60,
      details: { what: kind, id, name, days: days ?? 0 },
    }));
}
