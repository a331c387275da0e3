import type { Day } from '#/core/day';
import type { Figure } from '#/core/help';
import { matchesSearch } from '#/core/search-text';
import type { Task, TaskPriority, TaskStatus } from '#/features/site/shared/planning/contract';

export const statusLabels: Record<TaskStatus, string> = {
  planned: 'Gepland',
  in_progress: 'In uitvoering',
  completed: 'Voltooid',
  cancelled: 'Geannuleerd',
};

export const priorityLabels: Record<TaskPriority, string> = { low: 'Laag', medium: 'Normaal', high: 'Hoog' };

/** Low before high, as a person would sort them. */
export const priorityRank: Record<TaskPriority, number> = { low: 1, medium: 2, high: 3 };

/** Planned or in progress: what still asks for somebody's time. */
export function isActive(status: TaskStatus): boolean {
  return status === 'planned' || status === 'in_progress';
}

export const activeWords = {
  key: 'actieve-taken',
  name: 'Actieve Taken',
  words: `Hoeveel taken er zijn met status ‘${statusLabels.planned}’ of ‘${statusLabels.in_progress}’, mijlpalen inbegrepen.`,
} as const satisfies Figure;

/** Still planned while its first day has passed. */
export function shouldHaveStarted(task: Pick<Task, 'status' | 'startDate'>, today: Day): boolean {
  return task.status === 'planned' && task.startDate !== null && task.startDate < today;
}

/** Every word has to occur somewhere in the task or in who does it. */
export function filterTasks(tasks: readonly Task[], search: string, status: TaskStatus | ''): Task[] {
  return tasks.filter(({ title, description, notes, contact, ...task }) => {
    if (status !== '' && task.status !== status) return false;
    return matchesSearch([title, description, notes, contact?.name, contact?.company], search);
  });
}
