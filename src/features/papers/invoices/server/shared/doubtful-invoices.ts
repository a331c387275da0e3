import type { Day } from '#/core/day';
import { listOpenFindings } from '#/features/papers/invoices/server/findings-store';
import { nameInvoices } from '#/features/papers/invoices/server/store';
import type { Database } from '#/platform/server/database/engine/database';

/** Invoices that are not paid and of which something is not right, with how much. */
export async function listDoubtfulInvoices(
  db: Database,
  projectId: number,
  today: Day,
): Promise<{ id: number; name: string; count: number }[]> {
  const found = (await listOpenFindings(db, projectId, today)).filter(({ severity }) => severity !== 'info');
  const names = await nameInvoices(
    db,
    projectId,
    found.map(({ invoiceId }) => invoiceId),
  );
  return found.map(({ invoiceId: id, count }) => ({ id, name: names.get(id) ?? 'Factuur', count }));
}
