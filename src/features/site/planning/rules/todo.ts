import { countDays } from '#/core/day-words';
import type { Deadline } from '#/core/deadline';
import type { Todo } from '#/core/todo';
import { planningPage } from '#/features/site/planning/page';

/** Tasks that should have begun. */
export function lateTaskTodos(deadlines: readonly Deadline[]): Todo[] {
  return deadlines.flatMap(({ kind, isPressing, key, id, name, days, path }): Todo[] => {
    if (kind !== 'task' || !isPressing || days === null) return [];
    return [
      {
        key,
        kind,
        title: name,
        text: `Taak had ${countDays(-days)} geleden moeten beginnen`,
        path,
        icon: 'time',
        isUrgent: true,
        place: 40,
        details: { id, name, days: -days },
      },
    ];
  });
}

/** Tasks that can't be as they are planned. The first sentence of each: the others stand at the task. */
export function conflictTodos(
  tasks: readonly { id: number; title: string }[],
  conflicts: ReadonlyMap<number, readonly string[]>,
): Todo[] {
  return tasks.flatMap(({ id, title }): Todo[] => {
    const [text] = conflicts.get(id) ?? [];
    if (!text) return [];
    const path = `${planningPage.path}?id=${id}`;
    return [
      {
        ...{ key: `conflict ${id}`, kind: 'conflict', title, text, path, icon: 'conflict' },
        ...{ isUrgent: true, place: 50, details: { id, name: title } },
        act: { label: 'Taak openen', path },
      },
    ];
  });
}
