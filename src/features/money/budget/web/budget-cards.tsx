import { Hammer, House, PiggyBank, Wallet } from 'lucide-react';
import { acceptedQuotesHref } from '#/core/addresses';
import { type Cents, formatEuro, subtractTotal, zeroTotal } from '#/core/money';
import { formatPercent, formatShareOf, isManyTimes } from '#/core/percent';
import type { BudgetFigures } from '#/features/money/budget/rules/figures';
import { utilizationLevel } from '#/features/money/budget/rules/levels';
import type { Remainder } from '#/features/money/budget/rules/verdict';
import { overInWords } from '#/features/money/budget/rules/words';
import { costCardIds } from '#/features/money/budget/web/cost-cards';
import { levelTones } from '#/features/money/budget/web/level-tones';
import { Badge } from '#/ui/badge';
import { StatCard } from '#/ui/stat-card';

type BudgetCardsProps = { figures: BudgetFigures; estimate: Cents; remainder: Remainder };

export function BudgetCards({ figures, estimate, remainder }: BudgetCardsProps) {
  const { totalCost, availableBudget, totalSpent, budgetUtilization, remainingBudget } = figures;
  const used = isManyTimes(budgetUtilization)
    ? `${formatShareOf(budgetUtilization, 'het budget')} gebruikt`
    : `${formatPercent(budgetUtilization)} gebruikt`;
  return (
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <StatCard
        label="Totale Kosten"
        about="totale-kosten"
        value={formatEuro(totalCost)}
        hint="Aankoop en bijkomende kosten"
        icon={<House aria-hidden="true" />}
        href={`#${costCardIds.costs}`}
      />
      <StatCard
        label="Beschikbaar Budget"
        about="beschikbaar-budget"
        value={formatEuro(availableBudget)}
        hint="Eigen inbreng en lening"
        icon={<Wallet aria-hidden="true" />}
        href={`#${costCardIds.financing}`}
      />
      <StatCard
        label="Renovatie Budget"
        about="renovatiebudget"
        value={formatEuro(estimate)}
        hint={used}
        icon={<Hammer aria-hidden="true" />}
        progress={{
          value: budgetUtilization,
          tone: levelTones[utilizationLevel(totalSpent, estimate)],
          valueText: used,
        }}
        href={acceptedQuotesHref}
      />
      <StatCard
        label="Resterend"
        about="resterend"
        value={
          remainingBudget < 0 ? (
            <span className="text-danger">{overInWords(subtractTotal(zeroTotal, remainingBudget))}</span>
          ) : (
            formatEuro(remainingBudget)
          )
        }
        hint={
          <span className="flex flex-col items-start gap-1">
            <RemainderBadge remainder={remainder} />
            <span>
              Renovatiebudget min goedgekeurde offertes: meerwerk, losse facturen en ramingen tellen hier niet
              mee
            </span>
          </span>
        }
        icon={<PiggyBank aria-hidden="true" />}
        href={acceptedQuotesHref}
      />
    </div>
  );
}

function RemainderBadge({ remainder }: { remainder: Remainder }) {
  switch (remainder) {
    case 'nothing-yet':
      return <Badge className="whitespace-normal!">Nog niets te beoordelen</Badge>;
    case 'over':
      return <Badge tone="danger">Overschrijding</Badge>;
    case 'within':
      return <Badge tone="moss">Binnen budget</Badge>;
  }
}
