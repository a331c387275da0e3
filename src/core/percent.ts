import { divideHalfUp } from '#/core/decimal';
import type { Money } from '#/core/money';

const oneDecimal = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Always one decimal: '75,0%'. */
export function formatPercent(percent: number): string {
  return `${oneDecimal.format(percent)}%`;
}

/** From here on a percentage is no measure any more, and '12 keer' says more than '1.234,5%'. */
const leastTimes = 1_000;
const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });

export function isManyTimes(percent: number): boolean {
  return percent >= leastTimes;
}

/** '77,9% van het budget', and far beyond it '12 keer het budget'. */
export function formatShareOf(percent: number, of: string): string {
  return isManyTimes(percent)
    ? `${whole.format(Math.floor(percent / 100))} keer ${of}`
    : `${formatPercent(percent)} van ${of}`;
}

/** The share that a part is of a whole, in per cent; nothing of nothing is 0. */
export function percentageOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

/** The share in per cent, exact to one decimal; of no budget at all it is 0. */
export function sharePercent(part: Money, whole: Money): number {
  return whole <= 0 ? 0 : divideHalfUp(BigInt(part) * 1000n, BigInt(whole)) / 10;
}
