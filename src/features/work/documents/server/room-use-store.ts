import { sql } from 'drizzle-orm';
import { documentsPage } from '#/features/work/documents/page';
import { documents } from '#/features/work/shared/documents/server/tables';
import { usesOneRoom } from '#/features/work/shared/server/room-use-store';

export const documentRooms = usesOneRoom({
  table: documents,
  id: documents.id,
  projectId: documents.projectId,
  roomId: documents.roomId,
  title: sql<string>`coalesce(nullif(btrim(description), ''), (select name from files where key = file_key))`,
  path: (id) => `${documentsPage.path}?id=${id}`,
  one: 'document',
  many: 'documenten',
});
