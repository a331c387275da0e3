import { and, eq, sql, sum } from 'drizzle-orm';
import { totalFromDecimal, totalOf } from '#/core/money';
import type { MoneyQuote } from '#/core/money-facts';
import { effectiveQuoteStatus, unforeseenTotal } from '#/features/papers/shared/quotes/rules/quote';
import { readQuotes } from '#/features/papers/shared/quotes/server/quote-rows-store';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { moneyLines } from '#/features/papers/shared/server/money-lines';
import { dayOrEntered } from '#/platform/server/database/schema/days';
import type { MoneySource, ReadMoneyMoves } from '#/platform/server/ports/money';

/** Those that are accepted or can still be. */
export const quoteMoney: MoneySource = async (db, projectId, today) => {
  const rows = await readQuotes(db, projectId);
  return {
    quotes: rows.toReversed().flatMap(({ quote, filed }): MoneyQuote[] => {
      const status = effectiveQuoteStatus(quote, today);
      if (status !== 'accepted' && status !== 'pending') return [];
      const { id, coversItemIds } = quote;
      const lines = moneyLines(quote.lines);
      const amount = totalFromDecimal(quote.amount);
      const unforeseen = totalOf([unforeseenTotal(quote.unforeseenCosts)]);
      return [{ id, status, category: filed, amount, unforeseen, lines, coversItemIds }];
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
