import type { Label } from '#/features/reading/scan/rules/labels';
import type { Found, Place } from '#/features/reading/scan/rules/places';
import type { Totals } from '#/features/reading/scan/rules/prove-totals';
import type { TotalsRead } from '#/features/reading/scan/rules/read-totals';

export type SumField = 'netAmount' | 'vatAmount' | 'totalAmount';

export type FoundSums = Record<SumField, Found<number> | undefined> & {
  /** Which of the three sums were calculated, and don't stand on the paper. */
  calculated: SumField[];
  /** Where a sum is named and can't be read: it stays empty, whatever we might add up. */
  unread: Partial<Record<SumField, Place>>;
};

const fields = [
  { field: 'netAmount', sum: 'net', labels: ['net'] },
  { field: 'vatAmount', sum: 'vat', labels: ['vat'] },
  { field: 'totalAmount', sum: 'gross', labels: ['gross', 'total', 'due'] },
] as const satisfies { field: SumField; sum: keyof Totals['read']; labels: Label[] }[];

/** The three sums as they go out: what was read where it stands, what we calculated without a place. */
export function foundSums(totals: Totals, read: TotalsRead, sign: number): FoundSums {
  const found: FoundSums = {
    ...{ netAmount: undefined, vatAmount: undefined, totalAmount: undefined },
    ...{ calculated: [], unread: {} },
  };
  for (const { field, sum, labels } of fields) {
    const cents = totals[sum];
    const unread = read.unread.findLast(({ label }) => labels.some((one) => one === label));
    if (unread && !totals.read[sum]) {
      found.unread[field] = unread.place;
      continue;
    }
    if (cents === undefined) continue;
    const doubtful = totals.isSettled ? undefined : onlyDoubtful(cents, read);
    if (doubtful) {
      found.unread[field] = doubtful;
      continue;
    }
    const isPrinted = totals.read[sum] || (sum === 'net' && isTotalBefore(totals, read));
    found[field] = toFound(
      cents,
      sum,
      labels,
      { ...totals, read: { ...totals.read, [sum]: isPrinted } },
      read,
      sign,
    );
    if (!isPrinted) found.calculated.push(field);
  }
  return found;
}

/** 'Totaal inclusief opslagen' before the VAT: what is left of the total without it stands there, whatever it is called. */
function isTotalBefore({ net, vat, gross }: Totals, { readings }: TotalsRead): boolean {
  if (net === undefined || vat === undefined || net === gross) return false;
  return readings.some((one) => one.cents === net && one.isCertain && one.isLate && one.label !== undefined);
}

/** Where it stands, if it was only read with a sign lost: wrong is worse than empty. */
function onlyDoubtful(cents: number, { readings }: TotalsRead): Place | undefined {
  const same = readings.filter((one) => one.cents === cents);
  return same.length > 0 && same.every(({ isDoubtful }) => isDoubtful) ? same.at(-1)?.place : undefined;
}

function toFound(
  cents: number,
  sum: keyof Totals['read'],
  labels: readonly Label[],
  totals: Totals,
  { readings }: TotalsRead,
  sign: number,
): Found<number> {
  const same = readings.filter((one) => one.cents === cents);
  const seen = same.findLast(({ label }) => label !== undefined && labels.includes(label)) ?? same.at(-1);
  const isRead = totals.read[sum];
  const confidence = !isRead ? 0.4 : totals.sumsHold ? 0.99 : totals.isSettled ? 0.75 : 0.5;
  // Never minus zero.
  return { value: cents === 0 ? 0 : sign * cents, confidence, place: isRead ? seen?.place : undefined };
}
