import { pointPath } from '#/features/site/points/rules/path';
import { points } from '#/features/site/points/server/tables';
import { usesOneRoom } from '#/features/work/shared/server/room-use-store';

export const pointRooms = usesOneRoom({
  table: points,
  id: points.id,
  projectId: points.projectId,
  roomId: points.roomId,
  title: points.text,
  path: pointPath,
  one: 'punt',
  many: 'punten',
});
