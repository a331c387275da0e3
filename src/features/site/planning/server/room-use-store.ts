import { planningPage } from '#/features/site/planning/page';
import { tasks } from '#/features/site/shared/planning/server/tables';
import { usesSeveralRooms } from '#/features/work/shared/server/room-use-store';

export const taskRooms = usesSeveralRooms({
  table: tasks,
  id: tasks.id,
  projectId: tasks.projectId,
  roomIds: tasks.roomIds,
  title: tasks.title,
  path: (id) => `${planningPage.path}?id=${id}`,
  one: 'taak',
  many: 'taken',
});
