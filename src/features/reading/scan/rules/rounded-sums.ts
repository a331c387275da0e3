import type { Label } from '#/features/reading/scan/rules/labels';
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

/** Net and tax as they are printed make 81.676,35, and the paper asks 81.676,00 for it. */
export function roundedOff<Kind extends { net: number; vat: number; gross: number; isSettled: boolean }>(
  found: Kind,
  readings: readonly LabelledAmount[],
  grosses: readonly LabelledAmount[],
): Kind | undefined {
  const isPrinted = (label: Label, cents: number) =>
    readings.some((one) => one.label === label && one.cents === cents && one.isLate);
  if (!isPrinted('net', found.net) || !isPrinted('vat', found.vat)) return undefined;
  const asked = grosses.findLast(
    ({ cents, isLate }) => isLate && cents % 100 === 0 && Math.abs(cents - found.gross) < 100,
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
