import { shareOfRate } from '#/features/reading/scan/rules/numbers';
import type { Three } from '#/features/reading/scan/rules/prove-totals';
import type { LabelledAmount, TotalsRead } from '#/features/reading/scan/rules/read-totals';

/** Cash is rounded to five cents. */
const mostRounding = 2;

/** What there is to pay, but for its rounding, has the tax in it. */
export function isAskedFor(cents: number, readings: readonly LabelledAmount[]): boolean {
  return readings.some(
    (one) =>
      one.label === 'due' && one.isLate && one.cents !== cents && Math.abs(one.cents - cents) <= mostRounding,
  );
}

/** Of a sum; less than a euro besides. */
const mostRoundedShare = 0.005;

/** Net and its tax make 81.676,35, and behind them the paper asks 81.676,00. */
export function roundedOff<Kind extends { net: number; vat: number; gross: number; isSettled: boolean }>(
  found: Kind,
  { readings, rates }: Pick<TotalsRead, 'readings' | 'rates'>,
): Kind | undefined {
  const { net, vat, gross } = found;
  const tax = readings.findLast(({ label, cents }) => label === 'vat' && cents === vat);
  if (!tax || !rates.some((rate) => rate > 0 && shareOfRate(net, rate) === vat)) return undefined;
  const most = Math.min(99, mostRoundedShare * gross);
  const asked = readings.findLast(
    ({ cents, label, index }) =>
      index > tax.index &&
      label !== undefined &&
      label !== 'vat' &&
      cents % 100 === 0 &&
      Math.abs(cents - gross) <= most,
  );
  return asked && { ...found, gross: asked.cents, isSettled: true };
}

/** What was paid is the total, or what is asked below it; one that is a cent or two off was rounded, or misread. */
export function asAsked<Sums extends Three & { isSettled: boolean }>(
  sums: Sums,
  { paid, readings }: Pick<TotalsRead, 'paid' | 'readings'>,
): Sums {
  const { gross } = sums;
  if (gross === undefined || (sums.isSettled && gross !== paid)) return sums;
  const isNear = (cents: number) => Math.abs(gross - cents) <= mostRounding;
  if (paid !== undefined && isNear(paid)) return { ...sums, gross: paid, isSettled: true };
  const due = readings.findLast(({ label, isLate, cents }) => label === 'due' && isLate && isNear(cents));
  return due ? { ...sums, gross: due.cents } : sums;
}
