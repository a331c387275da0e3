import { formatEuro } from '#/core/money';
import type { Item } from '#/features/work/meetstaat/contract';
import { itemsTotal } from '#/features/work/meetstaat/rules/totals';

/** Of a group of items. */
export function subtotal(rows: readonly Item[]): string {
  return `${rows.length} ${rows.length === 1 ? 'item' : 'items'} · subtotaal ${formatEuro(itemsTotal(rows))}`;
}
