import { and, asc, eq, or } from 'drizzle-orm';
import { invoices } from '#/features/papers/invoices/server/tables';
import { premiumFiles } from '#/features/premiums/premium-files/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** Files that are not handed in, with the days of their invoices. */
export async function listOpenFiles(db: Database, projectId: number) {
  const open = await db
    .select({ id: premiumFiles.id, work: premiumFiles.work, invoices: premiumFiles.invoices })
    .from(premiumFiles)
    .where(and(eq(premiumFiles.projectId, projectId), eq(premiumFiles.status, 'in_opbouw')))
    .orderBy(asc(premiumFiles.id));
  const ids = [...new Set(open.flatMap((file) => file.invoices.map(({ invoiceId }) => invoiceId)))];
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: invoices.id, invoiceDate: invoices.invoiceDate })
    .from(invoices)
    .where(
      and(
        eq(invoices.projectId, projectId),
        or(eq(invoices.kind, 'credit-note'), eq(invoices.netted, false)),
        isAnyOf(invoices.id, ids),
      ),
    );
  const dates = new Map(rows.map(({ id, invoiceDate }) => [id, invoiceDate]));
  return open.map(({ id, work, invoices: linked }) => ({
    id,
    work,
    invoiceDates: linked.map(({ invoiceId }) => dates.get(invoiceId) ?? null),
  }));
}
