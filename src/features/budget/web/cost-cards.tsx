import { HandCoins, Receipt } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatEuro, type Money, zeroCents } from '#/core/money';
import type { PropertyType } from '#/features/budget/contract';
import { type BudgetAmounts, type BudgetFigures, registrationPercent } from '#/features/budget/rules/figures';
import { Card, CardHeader } from '#/ui/card';
import { cx } from '#/ui/class-names';

type CostCardsProps = { amounts: BudgetAmounts; figures: BudgetFigures; propertyType: PropertyType };

export function CostCards({ amounts, figures, propertyType }: CostCardsProps) {
  const left = figures.remainingBudget;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <AmountCard title="Kostenopbouw" icon={<Receipt aria-hidden="true" />}>
        <AmountRow label="Aankoopprijs woning" amount={amounts.purchasePrice} />
        <AmountRow label="Notariskosten" amount={amounts.notaryFees} />
        <AmountRow
          label={`Registratierechten (${registrationPercent[propertyType]}%)`}
          amount={amounts.registrationFees}
        />
        <AmountRow label="Totaal" amount={figures.totalCost} look="font-semibold border-line-strong" />
      </AmountCard>
      <AmountCard title="Financiering" icon={<HandCoins aria-hidden="true" />}>
        <AmountRow label="Eigen inbreng" amount={amounts.ownContribution} />
        <AmountRow label="Geleend bedrag" amount={amounts.loanAmount} />
        <AmountRow
          label="Beschikbaar budget"
          amount={figures.availableBudget}
          look="font-semibold border-line-strong"
        />
        <AmountRow label="Renovatie budget" amount={amounts.renovationBudget} />
        <AmountRow label="Uitgegeven" amount={figures.totalSpent} />
        <AmountRow
          label="Resterend budget"
          amount={left}
          look={cx('border-line-strong font-semibold', left < 0 ? 'text-danger' : 'text-moss')}
        />
      </AmountCard>
    </div>
  );
}

function AmountCard({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="break-inside-avoid">
      <CardHeader id={id} title={title} icon={icon} />
      <dl>{children}</dl>
    </Card>
  );
}

function AmountRow({ label, amount, look }: { label: string; amount: Money | null; look?: string }) {
  return (
    <div className={cx('flex justify-between gap-4 border-line border-t py-2', look)}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{formatEuro(amount ?? zeroCents)}</dd>
    </div>
  );
}
