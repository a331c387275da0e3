import { formatEuro, subtractTotal, totalFromDecimal, zeroTotal } from '#/core/money';
import type { CashEntry } from '#/features/money/cash-plan/contract';

/** What becomes of the money, in words: what pays off the loan is received by nobody at home. */
export function entryInWords({ amount, target }: Pick<CashEntry, 'amount' | 'target'>): string {
  const total = totalFromDecimal(amount);
  if (total < 0n) return `${formatEuro(subtractTotal(zeroTotal, total))} te betalen`;
  return `${formatEuro(total)} ${target === 'loan' ? 'van de lening af' : 'te ontvangen'}`;
}
