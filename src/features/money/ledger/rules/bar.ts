import { atLeastZero, subtractTotal, type Total, totalFromDecimal, zeroTotal } from '#/core/money';
import { sharePercent } from '#/core/percent';
import type { Ledger } from '#/features/money/ledger/contract';

export const barStages = ['paid', 'open', 'toBill', 'toCome', 'range', 'left'] as const;
export type BarStage = (typeof barStages)[number];

export type LedgerBar = {
  parts: { stage: BarStage; amount: Total; percent: number }[];
  /** Where the budget ends, in per cent of the bar; undefined where there is none. */
  budgetAt: number | undefined;
  /** What the highest that is expected is above the budget. */
  short: Total;
};

/** From what was paid to what is left: the bar is as long as the budget, or as what is expected at most. */
export function ledgerBar(ledger: Ledger): LedgerBar {
  const { low, high } = read(ledger.toCome);
  const budget = ledger.budget === null ? undefined : totalFromDecimal(ledger.budget);
  const most = totalFromDecimal(ledger.expected.high);
  const whole = budget === undefined || most > budget ? most : budget;
  const amounts: Record<BarStage, Total> = {
    paid: subtractTotal(totalFromDecimal(ledger.paid), totalFromDecimal(ledger.overpaid)),
    open: totalFromDecimal(ledger.open),
    toBill: totalFromDecimal(ledger.toBill),
    toCome: low,
    range: subtractTotal(high, low),
    left: budget === undefined ? zeroTotal : atLeastZero(subtractTotal(budget, most)),
  };
  return {
    parts: barStages.map((stage) => ({
      ...{ stage, amount: amounts[stage], percent: sharePercent(atLeastZero(amounts[stage]), whole) },
    })),
    budgetAt: budget === undefined ? undefined : sharePercent(budget, whole),
    short: budget === undefined ? zeroTotal : atLeastZero(subtractTotal(most, budget)),
  };
}

function read({ low, high }: Ledger['toCome']) {
  return { low: totalFromDecimal(low), high: totalFromDecimal(high) };
}
