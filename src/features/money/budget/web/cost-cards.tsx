import { HandCoins, Receipt } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatEuro, type Money, subtractTotal, type Total, zeroCents, zeroTotal } from '#/core/money';
import { type BudgetFigures, registrationPercent } from '#/features/money/budget/rules/figures';
import { overInWords } from '#/features/money/budget/rules/words';
import { type BudgetAmounts, financingOf, type PropertyType } from '#/features/money/shared/rules/financing';
import { Card, CardHeader } from '#/ui/card';
import { cx } from '#/ui/class-names';

export const costCardIds = { costs: 'kostenopbouw', financing: 'financiering' } as const;

type CostCardsProps = { amounts: BudgetAmounts; figures: BudgetFigures; propertyType: PropertyType };

export function CostCards({ amounts, figures, propertyType }: CostCardsProps) {
  const left = figures.remainingBudget;
  const { needed, shortage } = financingOf(amounts);
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <AmountCard id={costCardIds.costs} title="Kostenopbouw" icon={<Receipt aria-hidden="true" />}>
        <AmountRow label="Aankoopprijs woning" amount={amounts.purchasePrice} />
        <AmountRow label="Notariskosten" amount={amounts.notaryFees} />
        <AmountRow
          label={`Registratierechten (${registrationPercent[propertyType]}%)`}
          amount={amounts.registrationFees}
        />
        <AmountRow label="Totaal" amount={figures.totalCost} look="font-semibold border-line-strong" />
      </AmountCard>
      <AmountCard id={costCardIds.financing} title="Financiering" icon={<HandCoins aria-hidden="true" />}>
        <AmountRow label="Eigen inbreng" amount={amounts.ownContribution} />
        <AmountRow label="Geleend bedrag" amount={amounts.loanAmount} />
        <AmountRow
          label="Beschikbaar budget"
          amount={figures.availableBudget}
          look="font-semibold border-line-strong"
        />
        <AmountRow label="Nodig" hint="aankoop, bijkomende kosten en renovatie samen" amount={needed} />
        {needed > 0n && <FinancingRow shortage={shortage} />}
        <AmountRow label="Renovatie budget" amount={amounts.renovationBudget} />
        <AmountRow label="Vastgelegd" hint="in goedgekeurde offertes" amount={figures.totalSpent} />
        <AmountRow
          label="Resterend budget"
          amount={left}
          hint="na goedgekeurde offertes"
          text={left < 0 ? overInWords(subtractTotal(zeroTotal, left)) : undefined}
          look={cx(
            'border-line-strong font-semibold',
            left < 0 ? 'text-danger' : (amounts.renovationBudget ?? zeroCents) > 0 && 'text-moss',
          )}
        />
      </AmountCard>
    </div>
  );
}

function FinancingRow({ shortage }: { shortage: Total }) {
  const isShort = shortage > 0n;
  return (
    <AmountRow
      label={isShort ? 'Nog te financieren' : 'Over na aankoop en renovatie'}
      amount={isShort ? shortage : subtractTotal(zeroTotal, shortage)}
      look={isShort ? 'font-semibold text-danger' : undefined}
    />
  );
}

type AmountCardProps = { id: string; title: string; icon: ReactNode; children: ReactNode };

function AmountCard({ id, title, icon, children }: AmountCardProps) {
  return (
    <Card as="section" aria-labelledby={id} className="scroll-mt-20 break-inside-avoid">
      <CardHeader id={id} title={title} icon={icon} />
      <dl>{children}</dl>
    </Card>
  );
}

type AmountRowProps = {
  label: string;
  hint?: string;
  amount: Money | null;
  /** In place of the amount. */
  text?: string | undefined;
  look?: string | undefined;
};

function AmountRow({ label, hint, amount, text, look }: AmountRowProps) {
  return (
    <div className={cx('flex justify-between gap-4 border-line border-t py-2', look)}>
      <dt className="min-w-0">
        {label}
        {hint && <span className="block font-normal text-ink-soft text-sm">{hint}</span>}
      </dt>
      <dd className="max-w-2/3 shrink-0 text-right tabular-nums">
        {text ?? formatEuro(amount ?? zeroCents)}
      </dd>
    </div>
  );
}
