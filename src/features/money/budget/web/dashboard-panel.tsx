import { Scale } from 'lucide-react';
import { euro } from '#/core/euro';
import { subtractTotal, totalFromDecimal, zeroTotal } from '#/core/money';
import { formatShareOf } from '#/core/percent';
import type { BudgetOverview } from '#/features/money/budget/overview-contract';
import { comparisonLevel, type Level } from '#/features/money/budget/rules/levels';
import { comparisonLeavesOut, differenceInWords, overInWords } from '#/features/money/budget/rules/words';
import { type DashboardPart, partOf } from '#/platform/web/ports/dashboard';
import { cx } from '#/ui/class-names';
import { FoldingCard } from '#/ui/folding-card';
import { Progress, type ProgressTone } from '#/ui/progress';

const tones: Record<Level, ProgressTone> = { safe: 'moss', warning: 'ochre', danger: 'danger' };

/** Only where there is a renovation budget to compare with. */
export function BudgetPanel({ overview }: DashboardPart) {
  const { budget } = partOf<BudgetOverview>(overview);
  const estimate = totalFromDecimal(budget.renovationBudget ?? '0');
  if (estimate <= 0) return null;
  const difference = totalFromDecimal(budget.difference);
  const remaining = totalFromDecimal(budget.remainingBudget);
  const isOver = difference > 0n;
  const share = formatShareOf(budget.realPercentage, 'het ingeschatte budget');
  return (
    <FoldingCard id="budget-panel" title="Budget Overzicht" icon={<Scale aria-hidden="true" />}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_auto_auto]">
        <Fact label="Ingeschat" value={euro(budget.renovationBudget ?? '0')} />
        <Fact label="Reëel" value={euro(budget.realBudget)} />
        <Fact
          label="Verschil"
          value={isOver ? `+${euro(budget.difference)}` : differenceInWords(difference)}
          words={isOver ? differenceInWords(difference) : undefined}
          tone={isOver ? 'text-danger' : undefined}
        />
      </dl>
      <Progress
        className="mt-4"
        label="Reëel tegenover ingeschat budget"
        value={budget.realPercentage}
        tone={tones[comparisonLevel(totalFromDecimal(budget.realBudget), estimate)]}
        valueText={share}
      />
      <p className="mt-2 text-ink-soft text-sm">
        {share}. {comparisonLeavesOut}
      </p>
      <dl className="mt-3 text-[0.9375rem]">
        <LabelledAmount label="Goedgekeurde offertes" value={euro(budget.totalSpent)} />
        {totalFromDecimal(budget.approvedExtras) !== 0n && (
          <LabelledAmount label="Goedgekeurd meerwerk" value={euro(budget.approvedExtras)} />
        )}
        <LabelledAmount label="Onvoorziene kosten" value={euro(budget.unforeseenCosts)} />
        <LabelledAmount
          label="Betaalde facturen zonder goedgekeurde offerte"
          value={euro(budget.directInvoices)}
        />
        <LabelledAmount
          label="Resterend na goedgekeurde offertes"
          value={
            remaining < 0n ? overInWords(subtractTotal(zeroTotal, remaining)) : euro(budget.remainingBudget)
          }
          look={cx('font-semibold', remaining < 0n && 'text-danger')}
        />
      </dl>
    </FoldingCard>
  );
}

type FactProps = { label: string; value: string; words?: string | undefined; tone?: string | undefined };

function Fact({ label, value, words, tone }: FactProps) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className={cx('font-display font-semibold text-lg tabular-nums', tone)}>
        {value}
        {words && <span className="block font-sans text-sm">{words}</span>}
      </dd>
    </div>
  );
}

function LabelledAmount({ label, value, look }: { label: string; value: string; look?: string }) {
  return (
    <div className={cx('flex justify-between gap-4 border-line border-t py-1.5', look)}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
