import { Scale } from 'lucide-react';
import { useId } from 'react';
import { type Cents, formatEuro, type Total } from '#/core/money';
import { formatShareOf } from '#/core/percent';
import type { BudgetFigures, Spending } from '#/features/money/budget/rules/figures';
import { comparisonLevel } from '#/features/money/budget/rules/levels';
import { comparisonLeavesOut, differenceInWords } from '#/features/money/budget/rules/words';
import { levelTones } from '#/features/money/budget/web/level-tones';
import { Card, CardHeader } from '#/ui/card';
import { cx } from '#/ui/class-names';
import { Progress } from '#/ui/progress';

type ComparisonProps = { figures: BudgetFigures; spending: Spending; estimate: Cents };

export function Comparison({ figures, spending, estimate }: ComparisonProps) {
  const id = useId();
  const { realBudget, difference, realPercentage } = figures;
  const share = formatShareOf(realPercentage, 'het ingeschatte budget');
  return (
    <Card as="section" aria-labelledby={id} className="break-inside-avoid">
      <CardHeader
        id={id}
        title="Ingeschat vs Reëel Budget"
        icon={<Scale aria-hidden="true" />}
        about="reeel-budget"
      />
      <dl className="grid gap-4 sm:grid-cols-3">
        <Figure label="Ingeschat budget" value={formatEuro(estimate)} />
        <Figure label="Reëel budget" value={formatEuro(realBudget)} />
        <Figure
          label="Verschil"
          value={difference > 0 ? `+${formatEuro(difference)}` : differenceInWords(difference)}
          words={difference > 0 ? differenceInWords(difference) : undefined}
          tone={difference > 0 ? 'text-danger' : undefined}
        />
      </dl>
      <Progress
        className="mt-4"
        label="Reëel tegenover ingeschat budget"
        value={realPercentage}
        tone={levelTones[comparisonLevel(realBudget, estimate)]}
        valueText={share}
      />
      <p className="mt-2 text-ink-soft text-sm">
        {share}. Anders dan ‘Resterend’ bovenaan telt dit ook meerwerk, onvoorziene kosten en betaalde
        facturen zonder offerte. {comparisonLeavesOut}
      </p>
      <h3 className="mt-5 mb-1 text-base">Waaruit het reële budget bestaat</h3>
      <dl>
        <Part label="Goedgekeurde offertes" amount={spending.acceptedQuotes} />
        {spending.approvedExtras !== 0n && (
          <Part label="Goedgekeurd meerwerk" amount={spending.approvedExtras} />
        )}
        <Part label="Onvoorziene kosten" hint="bij goedgekeurde offertes" amount={spending.unforeseenCosts} />
        <Part
          label="Betaalde facturen"
          hint="zonder goedgekeurde offerte; de andere zitten al in hun offerte"
          amount={spending.directInvoices}
        />
        <Part label="Reëel budget" amount={realBudget} isTotal />
      </dl>
    </Card>
  );
}

type FigureProps = { label: string; value: string; words?: string | undefined; tone?: string | undefined };

function Figure({ label, value, words, tone }: FigureProps) {
  return (
    <div>
      <dt className="text-[0.9375rem] text-ink-soft">{label}</dt>
      <dd className={cx('font-display font-semibold text-xl tabular-nums', tone)}>
        {value}
        {words && <span className="block font-sans text-sm">{words}</span>}
      </dd>
    </div>
  );
}

type PartProps = { label: string; hint?: string; amount: Total; isTotal?: boolean };

function Part({ label, hint, amount, isTotal = false }: PartProps) {
  return (
    <div
      className={cx(
        'flex justify-between gap-4 border-line border-t py-2',
        isTotal && 'border-line-strong font-semibold',
      )}
    >
      <dt>
        {label}
        {hint && <span className="block text-ink-soft text-sm">{hint}</span>}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{formatEuro(amount)}</dd>
    </div>
  );
}
