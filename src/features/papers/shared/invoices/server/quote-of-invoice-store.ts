import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';

export const creditedInvoice = alias(invoices, 'named');
/** A credit note belongs to the quote of the invoice that it names. */
export const quoteOfInvoice = sql<
  number | null
>`case when ${creditedInvoice.id} is null then ${invoices.quoteId} else ${creditedInvoice.quoteId} end`;
export const isCreditedInvoice = and(
  eq(invoices.kind, 'credit-note'),
  eq(creditedInvoice.id, invoices.creditsInvoiceId),
  eq(creditedInvoice.projectId, invoices.projectId),
  eq(creditedInvoice.kind, 'invoice'),
);

const billedQuery = prepareOnce((db) =>
  db
    .select({
      quoteId: quoteOfInvoice,
      count: sql<number>`count(*)::int`,
      invoiced: sql<string>`sum(${invoices.amount})::text`,
      paid: sql<string | null>`sum(${invoices.paid})::text`,
      open: sql<string>`sum(${invoices.open})::text`,
    })
    .from(invoices)
    .leftJoin(creditedInvoice, isCreditedInvoice)
    .where(eq(invoices.projectId, sql.placeholder('projectId')))
    .groupBy(sql`1`),
);

/** What was billed of each quote. */
export async function listBilled(db: Database, projectId: number) {
  const rows = await billedQuery(db).execute({ projectId });
  return new Map(rows.map(({ quoteId, ...billed }) => [quoteId, billed]));
}
