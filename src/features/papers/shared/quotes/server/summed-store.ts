import { type Total, totalFromDecimal, totalOf } from '#/core/money';
import { unforeseenTotal } from '#/features/papers/shared/quotes/rules/quote';
import { readQuotes } from '#/features/papers/shared/quotes/server/quote-rows-store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';

type Summed = { isAccepted: boolean; amount: Total; extras: Total; unforeseen: Total };

/** What each quote of a project comes to, with its approved extra work. */
export function listQuoteSums(db: Database, projectId: number): Promise<readonly Summed[]> {
  return derived(projectId, 'sums of quotes', async () =>
    (await readQuotes(db, projectId)).map(({ quote: { status, amount, unforeseenCosts }, approved }) => ({
      isAccepted: status === 'accepted',
      amount: totalFromDecimal(amount),
      extras: totalFromDecimal(approved),
      unforeseen: totalOf([unforeseenTotal(unforeseenCosts)]),
    })),
  );
}
