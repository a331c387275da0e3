import { meetstaatPage } from '#/features/work/meetstaat/page';
import { meetstaatItems } from '#/features/work/shared/meetstaat/server/tables';
import { usesSeveralRooms } from '#/features/work/shared/server/room-use-store';

export const itemRooms = usesSeveralRooms({
  table: meetstaatItems,
  id: meetstaatItems.id,
  projectId: meetstaatItems.projectId,
  roomIds: meetstaatItems.roomIds,
  title: meetstaatItems.description,
  path: (id) => `${meetstaatPage.path}?id=${id}`,
  one: 'meetstaatitem',
  many: 'meetstaatitems',
});
