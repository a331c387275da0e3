import { type Money, subtractTotal, type Total, totalOf, zeroCents } from '#/core/money';
import type { BudgetAmounts, BudgetFigures } from '#/features/money/budget/rules/figures';
import type { MoneyLine } from '#/features/money/budget/rules/line';

export type Financing = {
  /** The purchase with its costs, and the renovation. */
  needed: Total;
  available: Total;
  /** Below zero where more money is there than is needed. */
  shortage: Total;
};

/** Own money and loan have to pay for everything: what bought the house can't renovate it once more. */
export function financingOf({ renovationBudget }: BudgetAmounts, figures: BudgetFigures): Financing {
  const needed = totalOf([figures.totalCost, renovationBudget ?? zeroCents]);
  return {
    needed,
    available: figures.availableBudget,
    shortage: subtractTotal(needed, figures.availableBudget),
  };
}

/** The most serious that can be said, with the amount that it is about. */
export type Verdict =
  | { kind: 'nothing-yet' }
  | { kind: 'over' | 'unfinanced' | 'estimate-over'; by: Total }
  | { kind: 'within' };

type Judged = {
  amounts: BudgetAmounts;
  figures: BudgetFigures;
  line: MoneyLine;
  /** What the meetstaat comes to. */
  estimated: Money;
};

/** 'Binnen budget' is only said where there is something to judge and nothing speaks against it. */
export function judgeBudget({ amounts, figures, line, estimated }: Judged): Verdict {
  const budget = amounts.renovationBudget ?? zeroCents;
  const over = largest(
    subtractTotal(0n as Total, figures.remainingBudget),
    subtractTotal(0n as Total, line.free),
    figures.difference,
  );
  if (over > 0n) return { kind: 'over', by: over };
  const { shortage } = financingOf(amounts, figures);
  if (shortage > 0n) return { kind: 'unfinanced', by: shortage };
  const isJudged =
    budget > 0 && [line.committed, line.invoiced, totalOf([estimated])].some((sum) => sum > 0n);
  if (!isJudged) return { kind: 'nothing-yet' };
  const above = subtractTotal(estimated, budget);
  return above > 0n ? { kind: 'estimate-over', by: above } : { kind: 'within' };
}

function largest(...values: Total[]): Total {
  return values.reduce((most, each) => (each > most ? each : most));
}
