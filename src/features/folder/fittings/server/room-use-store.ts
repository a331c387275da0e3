import { fittingPath } from '#/features/folder/fittings/page';
import { fittings } from '#/features/folder/fittings/server/tables';
import { usesOneRoom } from '#/features/work/shared/server/room-use-store';

export const fittingRooms = usesOneRoom({
  table: fittings,
  id: fittings.id,
  projectId: fittings.projectId,
  roomId: fittings.roomId,
  title: fittings.name,
  path: fittingPath,
  one: 'toestel of onderdeel',
  many: 'toestellen en onderdelen',
});
