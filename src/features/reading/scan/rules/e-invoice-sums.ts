import { divideHalfUp } from '#/core/decimal';
import { sure } from '#/features/reading/scan/rules/e-invoice-values';
import { shareOfRate } from '#/features/reading/scan/rules/numbers';
import type { UnderstoodPaper } from '#/features/reading/scan/rules/understand';

type Sums = {
  net: number | undefined;
  vat: number | undefined;
  total: number | undefined;
  /** Charges less allowances, besides the lines. */
  adjustments: number;
  /** What the lines cost, as they are written: rounded once, when they are added. */
  lineTotals: readonly (string | undefined)[];
};
export type Tax = { rate: number | undefined; base: number | undefined; cents: number };

const decimals = 12;

/** In cents: lines of four decimals that are rounded before they are added make another sum than the invoice's. */
function exactSum(amounts: readonly (string | undefined)[]): number {
  const sum = amounts.reduce((total, text) => {
    const parts = /^([+-]?)(\d{1,11})(?:\.(\d{1,12}))?$/.exec(text?.trim() ?? '');
    if (!parts) return total;
    const value = BigInt(`${parts[2]}${(parts[3] ?? '').padEnd(decimals, '0')}`);
    return parts[1] === '-' ? total - value : total + value;
  }, 0n);
  return divideHalfUp(sum, 10n ** BigInt(decimals - 2));
}

export function together(
  fields: Omit<
    UnderstoodPaper,
    | 'addsUp'
    | 'itemsAddUp'
    | 'isSettled'
    | 'isInclusive'
    | 'calculated'
    | 'unread'
    | 'netAmount'
    | 'vatAmount'
    | 'totalAmount'
    | 'vatLines'
  >,
  { net, vat, total, adjustments, lineTotals }: Sums,
  taxes: readonly Tax[],
): UnderstoodPaper {
  const sign = fields.kind === 'credit-note' && (total ?? 0) > 0 ? -1 : 1;
  const lines = fields.items.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const itemsAddUp =
    fields.items.length > 0 && [lines, exactSum(lineTotals)].some((sum) => sum + adjustments === net);
  const isTaxed =
    taxes.length > 0 &&
    taxes.every(({ rate = 0, base = Number.NaN, cents }) => shareOfRate(base, rate) === cents) &&
    taxes.reduce((sum, { cents }) => sum + cents, 0) === vat &&
    taxes.reduce((sum, { base = 0 }) => sum + base, 0) === net;
  const isSum = net !== undefined && vat !== undefined && net + vat === total;
  const signed = (cents: number | undefined) => (cents === undefined ? undefined : sign * cents || 0);
  return {
    ...fields,
    items: fields.items.map((item) => ({ ...item, totalPrice: signed(item.totalPrice) ?? 0 })),
    netAmount: sure(signed(net)),
    vatAmount: sure(signed(vat)),
    totalAmount: sure(signed(total)),
    vatLines: taxes.map(({ rate, base, cents }) => ({
      rate,
      base: signed(base),
      cents: signed(cents) ?? 0,
      place: undefined,
    })),
    addsUp: isSum && isTaxed && itemsAddUp,
    itemsAddUp,
    isSettled: true,
    isInclusive: false,
    calculated: [],
    unread: {},
  };
}
