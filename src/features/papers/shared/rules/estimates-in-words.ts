import { formatEuro, type Total, totalOf } from '#/core/money';
import type { Item } from '#/features/work/meetstaat/contract';

/** With VAT, as it stands beside a quote or an invoice; null: it has no price. */
export type EstimatedItem = Item & { readonly estimate: Total | null };

type Estimated = Pick<EstimatedItem, 'estimate'>;

export function estimateInWords({ estimate }: Estimated): string {
  return estimate === null ? 'geen prijs' : formatEuro(estimate);
}

/** Their sum, and of how many it is where some have no price. */
export function estimatesInWords(items: readonly Estimated[]): string {
  const known = items.flatMap(({ estimate }) => estimate ?? []);
  if (known.length === 0) return 'geen prijs';
  const sum = formatEuro(totalOf(known));
  return known.length === items.length ? sum : `${sum} (${known.length} van ${items.length} met een prijs)`;
}
