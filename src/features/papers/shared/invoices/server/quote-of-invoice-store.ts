import { and, eq, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import type { Database } from '#/platform/server/database/engine/database';

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

/** What was billed of each quote, to join. */
export function linkedInvoices(db: Database, projectId: number | Placeholder) {
  const quoteId = quoteOfInvoice.as('of_quote');
  return db
    .select({
      quoteId,
      count: sql<number | null>`count(*)::int`.as('linked_count'),
      invoiced: sql<string | null>`sum(${invoices.amount})::text`.as('linked_amount'),
      paid: sql<string | null>`sum(${invoices.paid})::text`.as('paid_amount'),
      open: sql<string | null>`sum(${invoices.open})::text`.as('open_amount'),
    })
    .from(invoices)
    .leftJoin(creditedInvoice, isCreditedInvoice)
    .where(eq(invoices.projectId, projectId))
    .groupBy(sql`1`)
    .as('linked');
}
