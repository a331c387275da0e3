import { formatEuro, type Total, totalOf } from '#/core/money';
import type { Item } from '#/features/work/shared/meetstaat/contract';
import { amountInWords, noPrice } from '#/features/work/shared/meetstaat/rules/priced';

/** With VAT, as it stands beside a quote or an invoice; null: it has no price. */
export type EstimatedItem = Item & { readonly estimate: Total | null };

type Estimated = Pick<EstimatedItem, 'estimate'>;

export function estimateInWords({ estimate }: Estimated): string {
  return estimate === null ? noPrice : formatEuro(estimate);
}

/** Their sum, and of how many it is where some have no price. */
export function estimatesInWords(items: readonly Estimated[]): string {
  const known = items.flatMap(({ estimate }) => estimate ?? []);
  return amountInWords(totalOf(known), { count: items.length, withoutPrice: items.length - known.length });
}
