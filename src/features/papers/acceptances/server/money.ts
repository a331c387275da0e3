import { readHolds } from '#/features/papers/acceptances/server/shared/read-holds';
import type { MoneySource } from '#/platform/server/ports/money';

/** What is kept back of each contract: as agreed, and from an acceptance on as it says. */
export const acceptanceMoney: MoneySource = async (db, projectId, today) => ({
  kept: [...(await readHolds(db, projectId, today))]
    .map(([quoteId, { hold }]) => ({ quoteId, amount: hold.amount }))
    .filter(({ amount }) => amount > 0n),
});
