import type { AcceptanceStatus } from '#/features/site/acceptances/contract';
import type { PointStatus } from '#/features/site/points/contract';
import { isOfContract } from '#/features/site/points/rules/of-contract';
import { isPending } from '#/features/site/points/rules/steps';

type Contract = { id: number; contactId: number; status: string };
type Point = { quoteId: number | null; contactId: number | null; status: PointStatus };

/** A draft is none: nobody else has read what it says. */
export function isMinutes({ status }: { status: AcceptanceStatus }): boolean {
  return status !== 'draft';
}

/** Contracts of which something is not in order while there are no minutes, and how much. */
export function silentContracts<One extends Contract>(
  quotes: readonly One[],
  points: readonly Point[],
  acceptances: readonly { quoteId: number; status: AcceptanceStatus }[],
): { quote: One; count: number }[] {
  const told = new Set(acceptances.filter(isMinutes).map(({ quoteId }) => quoteId));
  const open = points.filter(({ status }) => isPending(status));
  return quotes
    .filter(({ id, status }) => status === 'accepted' && !told.has(id))
    .map((quote) => ({ quote, count: open.filter((point) => isOfContract(point, quote)).length }))
    .filter(({ count }) => count > 0);
}
