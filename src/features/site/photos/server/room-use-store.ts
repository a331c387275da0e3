import { sql } from 'drizzle-orm';
import { sitePage } from '#/features/site/photos/page';
import { photos } from '#/features/site/shared/photos/server/tables';
import { usesOneRoom } from '#/features/work/shared/server/room-use-store';

export const photoRooms = usesOneRoom({
  table: photos,
  id: photos.id,
  projectId: photos.projectId,
  roomId: photos.roomId,
  title: sql<string>`coalesce(nullif(btrim(caption), ''), 'Foto van ' || to_char(taken_at at time zone 'Europe/Brussels', 'DD/MM/YYYY'))`,
  path: (id) => `${sitePage.path}?id=${id}`,
  one: 'foto',
  many: 'foto’s',
});
