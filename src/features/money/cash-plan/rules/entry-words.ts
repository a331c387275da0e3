import { formatEuro, subtractTotal, type Total, totalFromDecimal, zeroTotal } from '#/core/money';
import type { CashEntry } from '#/features/money/cash-plan/contract';

type Flow = Pick<CashEntry, 'amount' | 'target'>;
type Words = { goes: string; comes: string; paysOff: string };

/** What becomes of the money, in words: what pays off the loan is received by nobody at home. */
export function entryInWords(entry: Flow): string {
  return inWords(entry, { goes: 'te betalen', comes: 'te ontvangen', paysOff: 'van de lening af' });
}

/** The same of a month that one looks at. */
export function flowInWords(entry: Flow): string {
  return inWords(entry, { goes: 'gaat uit', comes: 'komt binnen', paysOff: 'gaat van de lening af' });
}

function inWords({ amount, target }: Flow, { goes, comes, paysOff }: Words): string {
  const total = totalFromDecimal(amount);
  if (total < 0n) return `${formatEuro(subtractTotal(zeroTotal, total))} ${goes}`;
  return `${formatEuro(total)} ${target === 'loan' ? paysOff : comes}`;
}

export function availableInWords(available: Total): string {
  return available < 0n
    ? `${formatEuro(subtractTotal(zeroTotal, available))} te kort`
    : `${formatEuro(available)} beschikbaar`;
}
