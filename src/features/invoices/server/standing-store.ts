import { and, eq, sql } from 'drizzle-orm';
import { groupBy } from '#/core/group-by';
import { invoices, payments } from '#/features/invoices/server/tables';
import { isAnyOf } from '#/platform/server/database/any-of';
import type { Database } from '#/platform/server/database/database';

/** Who noted the payments of invoices, by invoice. */
export async function whoPaid(db: Database, projectId: number, invoiceIds: readonly string[]) {
  const rows = await db
    .select({ key: sql<string>`${payments.invoiceId}::text`, notedBy: payments.notedBy })
    .from(payments)
    .where(and(eq(payments.projectId, projectId), isAnyOf(payments.invoiceId, invoiceIds.map(Number))));
  return groupBy(rows, ({ key }) => key);
}

export type Linked = { id: number; invoiceNumber: string | null };

/** Invoices, by their quote. */
export async function invoicesOfQuotes(db: Database, projectId: number, quoteIds: readonly string[]) {
  const rows = await db
    .select({
      key: sql<string>`${invoices.quoteId}::text`,
      id: invoices.id,
      invoiceNumber: invoices.invoiceNumber,
    })
    .from(invoices)
    .where(and(eq(invoices.projectId, projectId), isAnyOf(invoices.quoteId, quoteIds.map(Number))))
    .orderBy(invoices.id);
  return groupBy(rows, ({ key }) => key);
}
