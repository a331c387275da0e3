import { and, eq, inArray } from 'drizzle-orm';
import { effectiveQuoteStatus } from '#/features/papers/quotes/rules/quote';
import { quotes } from '#/features/papers/quotes/server/tables';
import { hasLinks } from '#/features/papers/shared/server/links-store';
import type { MoneyPaper, MoneySource } from '#/platform/server/ports/money';

/** Those that are accepted or can still be. */
export const quoteMoney: MoneySource = async (db, projectId, today) => {
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
  return rows.flatMap(({ amount, lines, ...quote }): MoneyPaper[] => {
    const status = effectiveQuoteStatus(quote, today);
    if (status !== 'accepted' && status !== 'pending') return [];
    return [{ stage: status === 'accepted' ? 'agreed' : 'offered', amount, paid: null, lines }];
  });
};
