import { addDays, day } from '#/core/day';
import { decimalFromCents, percentOfTotal, type Total, totalFromDecimal } from '#/core/money';
import { monthOf } from '#/core/months';
import type { CashEntry, CashPlan } from '#/features/money/cash-plan/contract';
import { asLongAs, type Plan, planMonths } from '#/features/money/cash-plan/rules/plan';

export type WhatIf = { delayWeeks: number; extraPercent: number; refused: ReadonlySet<string> };

export const asPlanned: WhatIf = { delayWeeks: 0, extraPercent: 0, refused: new Set() };

/** Also where somebody supposed something and took it back. */
export function isAsPlanned({ delayWeeks, extraPercent, refused }: WhatIf): boolean {
  return delayWeeks === 0 && extraPercent === 0 && refused.size === 0;
}

/** The work later and dearer, and premiums that don't come. What was billed already stays as it is. */
export function supposed(
  entries: readonly CashEntry[],
  { delayWeeks, extraPercent, refused }: WhatIf,
): CashEntry[] {
  return entries
    .filter(({ kind, key }) => kind !== 'premium' || !refused.has(key))
    .map((entry) => {
      if (!entry.isWork) return entry;
      const amount = percentOfTotal(totalFromDecimal(entry.amount), 100 + extraPercent);
      const later = entry.day === null ? null : addDays(day(entry.day), delayWeeks * 7);
      return { ...entry, day: later, amount: decimalFromCents(amount as Total) };
    });
}

/** The months of a plan under a supposition: the one rule for server, screen and report. */
export function planOf(
  { purse, entries, month }: Pick<CashPlan, 'purse' | 'entries' | 'month'>,
  what = asPlanned,
): Plan {
  const { cash, loanLeft, owed } = purse;
  return planMonths(
    { cash: totalFromDecimal(cash), loanLeft: totalFromDecimal(loanLeft), owed: totalFromDecimal(owed) },
    supposed(entries, what).map(({ day: on, amount, target }) => ({
      month: on === null ? null : monthOf(day(on)),
      amount: totalFromDecimal(amount),
      target,
    })),
    month,
  );
}

/** What is drawn: the plan, and the same if the quotes that wait are accepted, over the same months. */
export type DrawnPlans = {
  plan: Plan;
  /** Null where none of those quotes has a day. */
  ifAccepted: Plan | null;
};

export function drawnPlans(
  { entries, expected, ...rest }: Pick<CashPlan, 'purse' | 'entries' | 'expected' | 'month'>,
  what: WhatIf,
): DrawnPlans {
  const plan = planOf({ ...rest, entries }, what);
  if (expected.every((entry) => entry.day === null)) return { plan, ifAccepted: null };
  const ifAccepted = planOf({ ...rest, entries: [...entries, ...expected] }, what);
  return { plan: asLongAs(plan, ifAccepted), ifAccepted };
}
