import { and, eq, inArray, sql, sum } from 'drizzle-orm';
import { totalFromDecimal } from '#/core/money';
import { extras } from '#/features/papers/shared/extras/server/tables';
import { quoteColumns, quoteOf } from '#/features/papers/shared/quotes/server/quote-of-store';
import { moneyLines } from '#/features/papers/shared/server/money-lines';
import { dayOfMoment } from '#/platform/server/database/schema/days';
import type { MoneySource, ReadMoneyMoves } from '#/platform/server/ports/money';

/** What was approved, and what waits for an answer. */
export const extraMoney: MoneySource = async (db, projectId) => {
  const rows = await db
    .select({ quoteId: extras.quoteId, status: extras.status, total: extras.total, lines: extras.lines })
    .from(extras)
    .where(and(eq(extras.projectId, projectId), inArray(extras.status, ['approved', 'sent'])))
    .orderBy(extras.id);
  return {
    extras: rows.map(({ quoteId, status, total, lines }) => ({
      ...{ quoteId, lines: moneyLines(lines), amount: totalFromDecimal(total) },
      status: status === 'approved' ? 'approved' : 'sent',
    })),
  };
};

/** What was approved of a quote that is accepted. */
export const extraMoves: ReadMoneyMoves = async (db, projectId) => {
  const rows = await db
    .select({
      day: dayOfMoment(sql`coalesce(${extras.decidedAt}, ${extras.createdAt})`),
      amount: sum(extras.total),
    })
    .from(extras)
    .innerJoin(...quoteOf(extras.quoteId))
    .where(
      and(
        eq(extras.projectId, projectId),
        eq(extras.status, 'approved'),
        eq(quoteColumns.status, 'accepted'),
      ),
    )
    .groupBy(sql`1`);
  return rows.map(({ day, amount }) => ({
    ...{ step: 'committed', day, amount: totalFromDecimal(amount ?? '0.00') },
  }));
};
