import type { Day } from '#/core/day';
import { groupBy } from '#/core/group-by';
import { totalFromDecimal } from '#/core/money';
import { listQuoteContracts } from '#/features/papers/shared/quotes/server/contracts-store';
import { acceptedOf } from '#/features/site/acceptances/rules/accepted';
import type { ContractHold } from '#/features/site/acceptances/rules/before-paying';
import { holdOf } from '#/features/site/acceptances/rules/hold';
import { isMinutes } from '#/features/site/acceptances/rules/silent';
import { contractOf, listAcceptances } from '#/features/site/acceptances/server/store';
import { isOfContract } from '#/features/site/points/rules/of-contract';
import { listContractPoints } from '#/features/site/points/server/shared/points-of-contract';
import type { Database } from '#/platform/server/database/engine/database';

/** By contract: what of its money waits, and whether its work was ever accepted. */
export async function readHolds(
  db: Database,
  projectId: number,
  today: Day,
): Promise<ReadonlyMap<number, ContractHold>> {
  const quotes = await listQuoteContracts(db, projectId);
  const contracts = quotes.filter(({ status }) => status === 'accepted');
  if (contracts.length === 0) return new Map();
  const byQuote = groupBy(await listAcceptances(db, { projectId, today }), ({ quoteId }) => quoteId);
  const hasMinutes = ({ id }: { id: number }) => (byQuote.get(id) ?? []).some(isMinutes);
  // Those of a contract with minutes stand in them.
  const isTold = contracts.every(hasMinutes);
  const points = isTold ? [] : (await listContractPoints(db, projectId)).filter(({ isPending }) => isPending);
  return new Map(
    contracts.map((quote) => {
      const money = contractOf(quote);
      const [sum, paid] = [totalFromDecimal(money.sum), totalFromDecimal(money.paid)];
      const own = byQuote.get(quote.id) ?? [];
      const retention = quote.agreement?.retention ?? 0;
      const hold = holdOf({ sum, paid, retention }, acceptedOf(own, today), today);
      const openPoints = points.filter((point) => isOfContract(point, quote)).length;
      return [quote.id, { sum, paid, hold, hasMinutes: hasMinutes(quote), openPoints }];
    }),
  );
}
