import { type Cents, formatEuro, subtractTotal, zeroTotal } from '#/core/money';
import { formatShareOf, isManyTimes } from '#/core/percent';
import type { BudgetFigures } from '#/features/money/budget/rules/figures';
import { utilizationLevel } from '#/features/money/budget/rules/levels';
import { Alert } from '#/ui/alert';

export function UsageAlert({ figures, estimate }: { figures: BudgetFigures; estimate: Cents }) {
  const { totalSpent, budgetUtilization, remainingBudget } = figures;
  const level = utilizationLevel(totalSpent, estimate);
  if (level === 'safe') return null;
  const left =
    remainingBudget < 0
      ? `U zit ${formatEuro(subtractTotal(zeroTotal, remainingBudget))} boven uw renovatiebudget.`
      : `Er blijft ${formatEuro(remainingBudget)} over.`;
  return (
    <Alert tone={level} title={titleOf(level, remainingBudget)}>
      {usedWords(budgetUtilization)} {left}
    </Alert>
  );
}

function usedWords(percent: number): string {
  const share = formatShareOf(percent, 'uw renovatiebudget');
  return isManyTimes(percent)
    ? `Goedgekeurde offertes zijn samen ${share}.`
    : `Goedgekeurde offertes nemen ${share} in.`;
}

function titleOf(level: 'warning' | 'danger', remaining: bigint): string {
  if (level === 'warning') return 'Hou uw budget in het oog';
  if (remaining < 0n) return 'Uw renovatiebudget is overschreden';
  return remaining === 0n ? 'Uw renovatiebudget is helemaal op' : 'Uw renovatiebudget is bijna op';
}
