import { conflictsOf } from '#/features/site/planning/rules/conflicts';
import { conflictTodos, lateTaskTodos } from '#/features/site/planning/rules/todo';
import { listTasks } from '#/features/site/planning/server/store';
import type { TodoSource } from '#/platform/server/ports/todo';

export const planningTodos: TodoSource = async ({ db, projectId, today, listDeadlines }) => {
  const tasks = await listTasks(db, projectId);
  return [...lateTaskTodos(await listDeadlines()), ...conflictTodos(tasks, conflictsOf(tasks, today))];
};
