import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { invoices } from '#/features/papers/invoices/server/tables';
import { effectiveQuoteStatus } from '#/features/papers/quotes/rules/quote';
import { quotes } from '#/features/papers/quotes/server/tables';
import type { CoverInvoice, CoverQuote } from '#/features/work/meetstaat/rules/coverage';
import { meetstaatItems, placeOf } from '#/features/work/meetstaat/server/tables';
import type { Database } from '#/platform/server/database/engine/database';

const hasLinks = (lines: typeof quotes.lines | typeof invoices.lines) =>
  sql`jsonb_path_exists(${lines}, '$[*] ? (@.itemId > 0)')`;

export async function listEstimates(db: Database, projectId: number) {
  return db
    .select({
      id: meetstaatItems.id,
      category: meetstaatItems.category,
      totalAmount: meetstaatItems.totalAmount,
    })
    .from(meetstaatItems)
    .where(eq(meetstaatItems.projectId, projectId))
    .orderBy(asc(placeOf), asc(meetstaatItems.id));
}

/** Those that are accepted or can still be, with lines about items. */
export async function listCoverQuotes(db: Database, projectId: number, today: Day): Promise<CoverQuote[]> {
  const rows = await db
    .select({
      status: quotes.status,
      validUntil: quotes.validUntil,
      amount: quotes.amount,
      lines: quotes.lines,
    })
    .from(quotes)
    .where(
      and(
        eq(quotes.projectId, projectId),
        inArray(quotes.status, ['accepted', 'pending']),
        hasLinks(quotes.lines),
      ),
    );
  return rows.flatMap(({ amount, lines, ...quote }) => {
    const status = effectiveQuoteStatus(quote, today);
    return status === 'accepted' || status === 'pending' ? [{ status, amount, lines }] : [];
  });
}

export async function listCoverInvoices(db: Database, projectId: number): Promise<CoverInvoice[]> {
  return db
    .select({ amount: invoices.amount, paid: invoices.paid, lines: invoices.lines })
    .from(invoices)
    .where(and(eq(invoices.projectId, projectId), hasLinks(invoices.lines)));
}
