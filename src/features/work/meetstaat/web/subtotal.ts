import { formatEuro } from '#/core/money';
import { type CoverageSum, type Covered, sumCovered } from '#/features/work/meetstaat/rules/coverage-sum';
import type { Item } from '#/features/work/shared/meetstaat/contract';
import { amountInWords } from '#/features/work/shared/meetstaat/rules/priced';
import { countPriced, totalInWords } from '#/features/work/shared/meetstaat/rules/sums';

/** Of a group of items. */
export function subtotal(rows: readonly Item[]): string {
  return `${rows.length} ${rows.length === 1 ? 'item' : 'items'} · subtotaal ${totalInWords(rows)}`;
}

export function openWords({ withoutQuote }: CoverageSum): string {
  return withoutQuote === 0 ? 'alles in offerte' : `${withoutQuote} zonder offerte`;
}

/** What covers a group of items, where no column says what is what. */
export function coveredSubtotal(rows: readonly Item[], covered: Covered): string {
  const sum = sumCovered(rows, covered);
  return `geschat ${amountInWords(sum.estimated, countPriced(rows))} · offerte ${formatEuro(sum.quoted)} · gefactureerd ${formatEuro(sum.invoiced)} · betaald ${formatEuro(sum.paid)} · ${openWords(sum)}`;
}
