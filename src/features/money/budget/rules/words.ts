import { formatEuro, type Money, subtractTotal, zeroTotal } from '#/core/money';

export function overInWords(over: Money): string {
  return `${formatEuro(over)} boven budget`;
}

/** A difference with what was estimated, above zero where it costs more. */
export function differenceInWords(difference: Money): string {
  if (difference > 0) return overInWords(difference);
  if (difference < 0) return `${formatEuro(subtractTotal(zeroTotal, difference))} onder budget`;
  return 'Precies op budget';
}

/** Why ‘Ingeschat vs Reëel’ is no answer to what it will cost in the end. */
export const comparisonLeavesOut =
  'Wat nog moet komen, telt niet mee: ramingen, offertes waarover u nog beslist en onbetaalde facturen zonder offerte.';
