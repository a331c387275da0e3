import { formatEuro, type Total } from '#/core/money';

export const noPrice = 'geen prijs';

/** Asked of thousands with every key in the sheet: any digit above nothing will do. */
export function hasPrice({ unitPrice }: { unitPrice: string }): boolean {
  return /[1-9]/.test(unitPrice);
}

/** Of how many items a total is, where some have no price; else nothing. */
function pricedInWords({ count, withoutPrice }: { count: number; withoutPrice: number }): string {
  return withoutPrice === 0 ? '' : `${count - withoutPrice} van ${count} met een prijs`;
}

export function amountInWords(amount: Total, counts: { count: number; withoutPrice: number }): string {
  if (counts.count > 0 && counts.count === counts.withoutPrice) return noPrice;
  const words = pricedInWords(counts);
  return words === '' ? formatEuro(amount) : `${formatEuro(amount)} (${words})`;
}
