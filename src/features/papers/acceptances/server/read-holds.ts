import type { Day } from '#/core/day';
import { groupBy } from '#/core/group-by';
import { totalFromDecimal } from '#/core/money';
import { acceptedOf } from '#/features/papers/acceptances/rules/accepted';
import type { ContractHold } from '#/features/papers/acceptances/rules/before-paying';
import { holdOf } from '#/features/papers/acceptances/rules/hold';
import { contractOf, listAcceptances } from '#/features/papers/acceptances/server/store';
import { listContracted } from '#/features/papers/quotes/server/store';
import { isOfContract } from '#/features/site/points/rules/of-contract';
import { listContractPoints } from '#/features/site/points/server/shared/points-of-contract';
import type { Database } from '#/platform/server/database/engine/database';

/** By contract: what of its money waits, and whether its work was ever accepted. */
export async function readHolds(
  db: Database,
  projectId: number,
  today: Day,
): Promise<ReadonlyMap<number, ContractHold>> {
  const quotes = await listContracted(db, projectId);
  const contracts = quotes.filter(({ status }) => status === 'accepted');
  if (contracts.length === 0) return new Map();
  const byQuote = groupBy(await listAcceptances(db, { projectId, today }), ({ quoteId }) => quoteId);
  // Those of a contract with minutes stand in them.
  const isTold = contracts.every(({ id }) => byQuote.has(id));
  const points = isTold ? [] : (await listContractPoints(db, projectId)).filter(({ isPending }) => isPending);
  return new Map(
    contracts.map((quote) => {
      const money = contractOf(quote);
      const [sum, paid] = [totalFromDecimal(money.sum), totalFromDecimal(money.paid)];
      const own = byQuote.get(quote.id) ?? [];
      const retention = quote.agreement?.retention ?? 0;
      const hold = holdOf({ sum, paid, retention }, acceptedOf(own, today), today);
      const openPoints = points.filter((point) => isOfContract(point, quote)).length;
      return [quote.id, { sum, paid, hold, hasMinutes: own.length > 0, openPoints }];
    }),
  );
}
