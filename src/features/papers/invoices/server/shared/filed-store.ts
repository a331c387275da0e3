import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import {
  creditedInvoice,
  isCreditedInvoice,
  quoteOfInvoice,
} from '#/features/papers/invoices/server/shared/quote-of-invoice-store';
import { invoices } from '#/features/papers/invoices/server/tables';
import { quoteColumns, quoteOf } from '#/features/papers/quotes/server/shared/quote-of-store';
import { filedUnder, hasLinks } from '#/features/papers/shared/server/links-store';
import type { Database } from '#/platform/server/database/engine/database';

/**
 * The invoices of a project added up by category; those with lines about items one by one. One without a category stands
 * under that of its quote.
 */
export async function readFiledInvoices(db: Database, projectId: number) {
  const groups = selectInvoices(db, projectId, not(hasLinks(invoices.lines))).as('groups');
  const sums = await db
    .select({
      category: groups.category,
      status: groups.status,
      subsidyEligible: groups.subsidyEligible,
      ofAcceptedQuote: groups.ofAcceptedQuote,
      amount: sql<string>`sum(${groups.amount})::text`,
      paid: sql<string | null>`sum(${groups.paid})::text`,
      count: sql<number>`count(*)::int`,
    })
    .from(groups)
    .groupBy(groups.category, groups.status, groups.subsidyEligible, groups.ofAcceptedQuote);
  return { sums, linked: await selectInvoices(db, projectId, hasLinks(invoices.lines)) };
}

function selectInvoices(db: Database, projectId: number, only: SQL) {
  const { category, status } = quoteColumns;
  return db
    .select({
      category: sql<string | null>`coalesce(${filedUnder(invoices.category)}, ${filedUnder(category)})`.as(
        'filed',
      ),
      status: invoices.status,
      subsidyEligible: invoices.subsidyEligible,
      ofAcceptedQuote: sql<boolean>`coalesce(${status} = 'accepted', false)`.as('of_accepted_quote'),
      amount: invoices.amount,
      paid: invoices.paid,
      lines: invoices.lines,
    })
    .from(invoices)
    .leftJoin(creditedInvoice, isCreditedInvoice)
    .leftJoin(...quoteOf(quoteOfInvoice))
    .where(and(eq(invoices.projectId, projectId), only));
}
