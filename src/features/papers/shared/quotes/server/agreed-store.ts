import { and, eq } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { approvedOfQuote } from '#/features/papers/shared/quotes/server/quote-of-store';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** What was quoted, and what extra work was approved. */
export async function findAgreed(db: Database, projectId: number, ids: readonly number[]) {
  return db
    .select({
      id: quotes.id,
      amount: quotes.amount,
      netAmount: quotes.netAmount,
      lines: quotes.lines,
      vatLines: quotes.vatLines,
      quoteDate: quotes.quoteDate,
      approved: approvedOfQuote,
    })
    .from(quotes)
    .where(and(eq(quotes.projectId, projectId), isAnyOf(quotes.id, ids)));
}

/** Since when a contract is there: the day of its paper, or else that on which it was accepted here. */
export async function findContractDay(db: Database, projectId: number, quoteId: number): Promise<Day | null> {
  const [row] = await db
    .select({ quoteDate: quotes.quoteDate, acceptedOn: quotes.acceptedOn })
    .from(quotes)
    .where(and(eq(quotes.projectId, projectId), eq(quotes.id, quoteId)));
  return row?.quoteDate ?? row?.acceptedOn ?? null;
}
