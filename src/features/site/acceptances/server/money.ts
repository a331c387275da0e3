import { beforePaying } from '#/features/site/acceptances/rules/before-paying';
import { readHolds } from '#/features/site/acceptances/server/read-holds';
import type { MoneySource } from '#/platform/server/ports/money';
import type { BeforePaying } from '#/platform/server/ports/paying';

/** What is kept back of each contract: as agreed, and from an acceptance on as it says. */
export const acceptanceMoney: MoneySource = async (db, projectId, today) => ({
  kept: [...(await readHolds(db, projectId, today))]
    .map(([quoteId, { hold }]) => ({ quoteId, amount: hold.amount }))
    .filter(({ amount }) => amount > 0n),
});

/** Whether an invoice pays what is kept back, or accepts the work in silence. */
export const acceptanceBeforePaying: BeforePaying = async (db, projectId, today) => {
  const holds = await readHolds(db, projectId, today);
  return (asked) => {
    const contract = holds.get(asked.quoteId);
    return contract ? beforePaying(asked, contract) : [];
  };
};
