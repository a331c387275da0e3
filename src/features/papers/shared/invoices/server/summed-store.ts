import { eq, sql } from 'drizzle-orm';
import {
  creditedInvoice,
  isCreditedInvoice,
  quoteOfInvoice,
} from '#/features/papers/shared/invoices/server/quote-of-invoice-store';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { quoteColumns, quoteOf } from '#/features/papers/shared/quotes/server/quote-of-store';
import type { Database } from '#/platform/server/database/engine/database';

const ofAcceptedQuote = sql<boolean>`coalesce(${quoteColumns.status} = 'accepted', false)`;

/** The invoices of a project by what counts: whether they are paid, marked for a premium, of an accepted quote. */
export function sumInvoices(db: Database, projectId: number) {
  return db
    .select({
      status: invoices.status,
      subsidyEligible: invoices.subsidyEligible,
      ofAcceptedQuote,
      amount: sql<string>`sum(${invoices.amount})::text`,
      paid: sql<string | null>`sum(${invoices.paid})::text`,
      count: sql<number>`count(*)::int`,
    })
    .from(invoices)
    .leftJoin(creditedInvoice, isCreditedInvoice)
    .leftJoin(...quoteOf(quoteOfInvoice))
    .where(eq(invoices.projectId, projectId))
    .groupBy(invoices.status, invoices.subsidyEligible, ofAcceptedQuote);
}
