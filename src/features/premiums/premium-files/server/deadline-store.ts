import { and, asc, eq, sql } from 'drizzle-orm';
import { findInvoiceDays } from '#/features/papers/shared/invoices/server/premium-store';
import { premiumFiles } from '#/features/premiums/shared/premium-files/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';

const openFiles = prepareOnce((db) =>
  db
    .select({ id: premiumFiles.id, work: premiumFiles.work, invoices: premiumFiles.invoices })
    .from(premiumFiles)
    .where(
      and(eq(premiumFiles.projectId, sql.placeholder('projectId')), eq(premiumFiles.status, 'in_opbouw')),
    )
    .orderBy(asc(premiumFiles.id)),
);

/** Files that are not handed in, with the days of their invoices. */
export async function listOpenFiles(db: Database, projectId: number) {
  const open = await openFiles(db).execute({ projectId });
  const ids = [...new Set(open.flatMap((file) => file.invoices.map(({ invoiceId }) => invoiceId)))];
  if (ids.length === 0) return [];
  const dates = await findInvoiceDays(db, projectId, ids);
  return open.map(({ id, work, invoices: linked }) => ({
    id,
    work,
    invoiceDates: linked.map(({ invoiceId }) => dates.get(invoiceId) ?? null),
  }));
}
