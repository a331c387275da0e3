import { listTodo } from '#/features/reminders/shared/todo/contract';
import { useRead } from '#/platform/web/queries';

/** With what one set aside, which has the day until when. */
export function useTodos(projectId: number, enabled = true) {
  return useRead(listTodo, { params: { projectId }, query: { withAside: 'true' } }, { enabled });
}
