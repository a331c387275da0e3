import { roomlessTodo } from '#/features/site/photos/rules/todo';
import { countWithoutRoom } from '#/features/site/photos/server/shared/days-store';
import type { TodoSource } from '#/platform/server/ports/todo';

export const photoTodos: TodoSource = async ({ db, projectId }) =>
  roomlessTodo(await countWithoutRoom(db, projectId));
