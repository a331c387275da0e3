import { formatEuro, type Money, subtractTotal, zeroTotal } from '#/core/money';

/** What is left of a budget in words: a minus says too little. */
export function leftInWords(left: Money): string {
  return left < 0 ? overInWords(subtractTotal(zeroTotal, left)) : `Nog ${formatEuro(left)} vrij`;
}

export function overInWords(over: Money): string {
  return `${formatEuro(over)} boven budget`;
}

/** A difference with what was estimated, above zero where it costs more. */
export function differenceInWords(difference: Money): string {
  if (difference > 0) return overInWords(difference);
  if (difference < 0) return `${formatEuro(subtractTotal(zeroTotal, difference))} onder budget`;
  return 'Precies op budget';
}
