import { sql } from 'drizzle-orm';
import { invoicesPage } from '#/features/papers/invoices/page';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { usesOneRoom } from '#/features/work/shared/server/room-use-store';

export const invoiceRooms = usesOneRoom({
  table: invoices,
  id: invoices.id,
  projectId: invoices.projectId,
  roomId: invoices.roomId,
  title: sql<string>`coalesce(${invoices.description}, ${invoices.invoiceNumber}, 'Factuur')`,
  path: (id) => `${invoicesPage.path}/${id}`,
  one: 'factuur',
  many: 'facturen',
});
