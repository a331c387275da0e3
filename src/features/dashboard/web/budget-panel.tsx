import { Scale } from 'lucide-react';
import { Link } from 'wouter';
import { totalFromDecimal } from '#/core/money';
import { formatPercent } from '#/core/percent';
import type { ProjectBudget } from '#/features/budget/contract';
import { budgetPage } from '#/features/budget/page';
import { comparisonLevel, type Level } from '#/features/budget/rules/figures';
import { euro } from '#/features/dashboard/web/euro';
import { buttonClasses } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { cx } from '#/ui/class-names';
import { Progress, type ProgressTone } from '#/ui/progress';

const tones: Record<Level, ProgressTone> = { safe: 'moss', warning: 'ochre', danger: 'danger' };

/** Only where there is a renovation budget to compare with. */
export function BudgetPanel({ budget }: { budget: ProjectBudget }) {
  const estimate = totalFromDecimal(budget.renovationBudget ?? '0');
  if (estimate <= 0) return null;
  const isOver = totalFromDecimal(budget.difference) > 0;
  const share = `${formatPercent(budget.realPercentage)} van het ingeschatte budget`;
  return (
    <Card as="section" aria-labelledby="budget-panel">
      <CardHeader
        id="budget-panel"
        title="Budget Overzicht"
        icon={<Scale aria-hidden="true" />}
        actions={
          <Link href={budgetPage.path} className={buttonClasses({ variant: 'quiet', size: 'small' })}>
            Naar het budget
          </Link>
        }
      />
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        <Fact label="Ingeschat" value={euro(budget.renovationBudget ?? '0')} />
        <Fact label="Reëel" value={euro(budget.realBudget)} />
        <Fact
          label="Verschil"
          value={`${isOver ? '+' : ''}${euro(budget.difference)}`}
          tone={isOver ? 'text-danger' : 'text-moss'}
        />
      </dl>
      <Progress
        className="mt-4"
        label="Reëel tegenover ingeschat budget"
        value={budget.realPercentage}
        tone={tones[comparisonLevel(totalFromDecimal(budget.realBudget), estimate)]}
        valueText={share}
      />
      <p className="mt-2 text-ink-soft text-sm">{share}</p>
      <dl className="mt-3 text-[0.9375rem]">
        <Line label="Goedgekeurde offertes" value={euro(budget.totalSpent)} />
        <Line label="Onvoorziene kosten" value={euro(budget.unforeseenCosts)} />
        <Line label="Betaalde facturen zonder goedgekeurde offerte" value={euro(budget.directInvoices)} />
        <Line label="Nog vrij na goedgekeurde offertes" value={euro(budget.remainingBudget)} strong />
      </dl>
    </Card>
  );
}

function Fact({ label, value, tone }: { label: string; value: string; tone?: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className={cx('font-display font-semibold text-lg tabular-nums', tone)}>{value}</dd>
    </div>
  );
}

function Line({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={cx('flex justify-between gap-4 border-line border-t py-1.5', strong && 'font-semibold')}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
