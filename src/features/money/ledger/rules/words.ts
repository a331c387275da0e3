import { formatEuro, subtractTotal, type Total, totalFromDecimal, zeroTotal } from '#/core/money';
import type { Ledger } from '#/features/money/ledger/contract';

/** The answer to 'kom ik toe?' in one sentence. */
export function verdictInWords({
  budget,
  expected,
  verdict,
}: Pick<Ledger, 'budget' | 'expected' | 'verdict'>): string {
  const [low, high] = [totalFromDecimal(expected.low), totalFromDecimal(expected.high)];
  if (low === 0n && high === 0n) return 'Er is nog niets om te beoordelen.';
  if (budget === null) return `Uw renovatie kost naar verwachting ${between(low, high)}.`;
  const whole = totalFromDecimal(budget);
  const [best, worst] = [subtractTotal(whole, low), subtractTotal(whole, high)];
  if (verdict.state === 'over') {
    const [least, most] = [negate(best), negate(worst)];
    return `U komt naar verwachting ${formatEuro(least)} te kort${rangeOf(least, most)}.`;
  }
  if (worst < 0n) {
    return best === 0n
      ? `U komt naar verwachting net toe, of tot ${formatEuro(negate(worst))} te kort.`
      : `U houdt naar verwachting tot ${formatEuro(best)} over, of komt tot ${formatEuro(negate(worst))} te kort.`;
  }
  return best === 0n
    ? 'U komt naar verwachting precies toe.'
    : `Naar verwachting houdt u ${formatEuro(worst)} over${rangeOf(worst, best)}.`;
}

function negate(amount: Total): Total {
  return subtractTotal(zeroTotal, amount);
}

function rangeOf(low: Total, high: Total): string {
  return low === high ? '' : `, tussen ${formatEuro(low)} en ${formatEuro(high)}`;
}

export function between(low: Total, high: Total): string {
  return low === high ? formatEuro(low) : `tussen ${formatEuro(low)} en ${formatEuro(high)}`;
}
