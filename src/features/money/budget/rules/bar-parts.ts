import { type Money, subtractTotal, type Total, zeroTotal } from '#/core/money';
import { sharePercent } from '#/core/percent';
import type { MoneyLine } from '#/features/money/budget/rules/line';

/** In per cent of the bar, which is as long as the budget, or as what is taken where that is more. */
export type BarParts = { paid: number; open: number; agreed: number; budget: number };

/** What was paid, what is asked and not yet paid, what is agreed and not yet asked, and where the budget ends. */
export function barParts({ budget, invoiced, paid, free }: MoneyLine, longest?: Money): BarParts {
  const taken = atLeast(subtractTotal(budget, free), invoiced);
  const whole = longest === undefined ? atLeast(taken, budget) : longest;
  const part = (amount: Total) => sharePercent(atLeast(amount, zeroTotal), whole);
  const done = atLeast(paid, zeroTotal);
  return {
    paid: part(done),
    open: part(subtractTotal(invoiced, done)),
    agreed: part(subtractTotal(taken, atLeast(invoiced, done))),
    budget: part(budget),
  };
}

function atLeast(amount: Total, least: Total): Total {
  return amount > least ? amount : least;
}
