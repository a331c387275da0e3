import { Hammer, House, PiggyBank, Wallet } from 'lucide-react';
import { type Cents, formatEuro } from '#/core/money';
import { formatPercent } from '#/core/percent';
import { type BudgetFigures, utilizationLevel } from '#/features/budget/rules/figures';
import { levelTones } from '#/features/budget/web/level-tones';
import { Badge } from '#/ui/badge';
import { StatCard } from '#/ui/stat-card';

export function BudgetCards({ figures, estimate }: { figures: BudgetFigures; estimate: Cents }) {
  const { totalCost, availableBudget, totalSpent, budgetUtilization, remainingBudget } = figures;
  const used = `${formatPercent(budgetUtilization)} gebruikt`;
  return (
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <StatCard
        label="Totale Kosten"
        value={formatEuro(totalCost)}
        hint="Aankoop en bijkomende kosten"
        icon={<House aria-hidden="true" />}
      />
      <StatCard
        label="Beschikbaar Budget"
        value={formatEuro(availableBudget)}
        hint="Eigen inbreng en lening"
        icon={<Wallet aria-hidden="true" />}
      />
      <StatCard
        label="Renovatie Budget"
        value={formatEuro(estimate)}
        hint={used}
        icon={<Hammer aria-hidden="true" />}
        progress={{
          value: budgetUtilization,
          tone: levelTones[utilizationLevel(totalSpent, estimate)],
          valueText: used,
        }}
      />
      <StatCard
        label="Resterend"
        value={formatEuro(remainingBudget)}
        hint={
          <Badge tone={remainingBudget < 0 ? 'danger' : 'moss'}>
            {remainingBudget < 0 ? 'Overschrijding' : 'Binnen budget'}
          </Badge>
        }
        icon={<PiggyBank aria-hidden="true" />}
      />
    </div>
  );
}
