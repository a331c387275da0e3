import type { PointStatus } from '#/features/site/points/contract';
import { isOfContract } from '#/features/site/points/rules/of-contract';
import { isPending } from '#/features/site/points/rules/steps';

type Contract = { id: number; contactId: number; status: string };
type Point = { quoteId: number | null; contactId: number | null; status: PointStatus };

/** Contracts of which something is not in order while there are no minutes, and how much. */
export function silentContracts<One extends Contract>(
  quotes: readonly One[],
  points: readonly Point[],
  acceptances: readonly { quoteId: number }[],
): { quote: One; count: number }[] {
  const open = points.filter(({ status }) => isPending(status));
  return quotes
    .filter(({ id, status }) => status === 'accepted' && !acceptances.some(({ quoteId }) => quoteId === id))
    .map((quote) => ({ quote, count: open.filter((point) => isOfContract(point, quote)).length }))
    .filter(({ count }) => count > 0);
}
