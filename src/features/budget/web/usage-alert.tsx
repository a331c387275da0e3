import { type Cents, formatEuro, subtractTotal, zeroTotal } from '#/core/money';
import { formatPercent } from '#/core/percent';
import { type BudgetFigures, utilizationLevel } from '#/features/budget/rules/figures';
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
    <Alert
      tone={level}
      title={level === 'danger' ? 'Uw renovatiebudget is bijna of helemaal op' : 'Hou uw budget in het oog'}
    >
      Goedgekeurde offertes nemen {formatPercent(budgetUtilization)} van uw renovatiebudget in. {left}
    </Alert>
  );
}
