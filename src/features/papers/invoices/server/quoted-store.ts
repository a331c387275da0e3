import { and, eq } from 'drizzle-orm';
import { listApprovedLines } from '#/features/papers/extras/server/store';
import type { CheckedQuote } from '#/features/papers/invoices/rules/findings/types';
import { approvedOfQuote } from '#/features/papers/quotes/server/store';
import { quotes } from '#/features/papers/quotes/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** What was agreed on in them, extra work that was approved included. */
export async function listQuoted(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<Map<number, CheckedQuote>> {
  if (ids.length === 0) return new Map();
  const rows = await db
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
  const agreed = await listApprovedLines(db, projectId);
  return new Map(
    rows.map((row) => [row.id, { ...row, lines: [...row.lines, ...(agreed.get(row.id) ?? [])] }]),
  );
}
