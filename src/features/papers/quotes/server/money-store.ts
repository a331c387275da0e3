import { and, eq, inArray, sql, sum } from 'drizzle-orm';
import { totalFromDecimal, totalOf } from '#/core/money';
import type { MoneyQuote } from '#/core/money-facts';
import { effectiveQuoteStatus, unforeseenTotal } from '#/features/papers/shared/quotes/rules/quote';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { filedUnder } from '#/features/papers/shared/server/links-store';
import { dayOrEntered } from '#/platform/server/database/schema/days';
import type { MoneySource, ReadMoneyMoves } from '#/platform/server/ports/money';

/** Those that are accepted or can still be. */
export const quoteMoney: MoneySource = async (db, projectId, today) => {
  const rows = await db
    .select({
      id: quotes.id,
      status: quotes.status,
      validUntil: quotes.validUntil,
      category: filedUnder(quotes.category),
      amount: quotes.amount,
      unforeseenCosts: quotes.unforeseenCosts,
      lines: quotes.lines,
      coversItemIds: quotes.coversItemIds,
    })
    .from(quotes)
    .where(and(eq(quotes.projectId, projectId), inArray(quotes.status, ['accepted', 'pending'])))
    .orderBy(quotes.id);
  return {
    quotes: rows.flatMap(({ unforeseenCosts, amount, validUntil, ...quote }): MoneyQuote[] => {
      const status = effectiveQuoteStatus({ status: quote.status, validUntil }, today);
      if (status !== 'accepted' && status !== 'pending') return [];
      const unforeseen = totalOf([unforeseenTotal(unforeseenCosts)]);
      return [{ ...quote, status, amount: totalFromDecimal(amount), unforeseen }];
    }),
  };
};

export const quoteMoves: ReadMoneyMoves = async (db, projectId) => {
  const rows = await db
    .select({ day: dayOrEntered(quotes.quoteDate, quotes.createdAt), amount: sum(quotes.amount) })
    .from(quotes)
    .where(and(eq(quotes.projectId, projectId), eq(quotes.status, 'accepted')))
    .groupBy(sql`1`);
  return rows.map(({ day, amount }) => ({
    ...{ step: 'committed', day, amount: totalFromDecimal(amount ?? '0.00') },
  }));
};
