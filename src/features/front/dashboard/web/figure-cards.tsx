import { CalendarCheck, FileCheck2, HandCoins, PiggyBank, Receipt, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { totalFromDecimal } from '#/core/money';
import { formatPercent, formatShareOf, sharePercent } from '#/core/percent';
import type { Overview } from '#/features/front/dashboard/contract';
import { euro } from '#/features/front/dashboard/web/euro';
import { budgetPage } from '#/features/money/budget/page';
import { type Level, utilizationLevel } from '#/features/money/budget/rules/figures';
import { leftInWords } from '#/features/money/budget/rules/words';
import { paidInvoicesHref } from '#/features/papers/invoices/page';
import { acceptedQuotesHref } from '#/features/papers/quotes/page';
import { premiesPage } from '#/features/premiums/premies/page';
import { planningPage } from '#/features/site/planning/page';
import type { ProgressTone } from '#/ui/progress';
import { StatCard } from '#/ui/stat-card';

const useTones: Record<Level, ProgressTone> = { safe: 'neutral', warning: 'ochre', danger: 'danger' };

export function FigureCards({ overview, mayChange }: { overview: Overview; mayChange: boolean }) {
  const { stats, budget, invoices, expectedPremieHoogstens } = overview;
  const hasBudget = totalFromDecimal(stats.totalBudget) > 0;
  const used = hasBudget ? formatShareOf(budget.budgetUtilization, 'het budget') : 'Nog geen renovatiebudget';
  const paidShare = sharePercent(totalFromDecimal(invoices.paid), totalFromDecimal(invoices.total));
  const paidCount =
    invoices.count === 0 ? 'Nog geen facturen' : `${invoices.paidCount} van ${invoices.count} betaald`;
  return (
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-3">
      <StatCard
        label="Renovatie Budget"
        value={euro(stats.totalBudget)}
        hint={hasBudget ? <Left line={budget.line} /> : <SetBudget mayChange={mayChange} />}
        icon={<PiggyBank aria-hidden="true" />}
        href={budgetPage.path}
      />
      <StatCard
        label="Goedgekeurde Offertes"
        value={euro(stats.totalSpent)}
        hint={used}
        icon={<FileCheck2 aria-hidden="true" />}
        href={acceptedQuotesHref}
        progress={{
          value: budget.budgetUtilization,
          tone: useTones[
            utilizationLevel(totalFromDecimal(stats.totalSpent), totalFromDecimal(stats.totalBudget))
          ],
          valueText: used,
        }}
      />
      <StatCard
        label="Betaalde Facturen"
        value={euro(invoices.paid)}
        hint={
          invoices.count === 0
            ? paidCount
            : `${paidCount}, ${formatPercent(paidShare)} van ${euro(invoices.total)}`
        }
        icon={<Receipt aria-hidden="true" />}
        href={paidInvoicesHref}
        progress={{ value: paidShare, valueText: paidCount }}
      />
      <StatCard
        label="MijnVerbouwPremie"
        value={euro(stats.expectedPremie)}
        hint={
          expectedPremieHoogstens === stats.expectedPremie
            ? 'Berekende premie'
            : `Berekende premie, hoogstens ${euro(expectedPremieHoogstens)}`
        }
        icon={<HandCoins aria-hidden="true" />}
        href={premiesPage.path}
      />
      <StatCard
        label="Onvoorziene Kosten"
        value={euro(budget.unforeseenCosts)}
        hint="Bij goedgekeurde offertes"
        icon={<TriangleAlert aria-hidden="true" />}
        href={acceptedQuotesHref}
      />
      <StatCard
        label="Actieve Taken"
        value={stats.activeTasks}
        hint="Gepland of in uitvoering"
        icon={<CalendarCheck aria-hidden="true" />}
        href={planningPage.path}
      />
    </div>
  );
}

/** Of the whole line: what invoices without a quote take isn't free either. */
function Left({ line }: { line: Overview['budget']['line'] }) {
  const free = totalFromDecimal(line.free);
  return <span className={free < 0n ? 'font-semibold text-danger' : undefined}>{leftInWords(free)}</span>;
}

function SetBudget({ mayChange }: { mayChange: boolean }) {
  if (!mayChange) return 'Nog niet ingesteld';
  return (
    <Link href={budgetPage.path} className="relative font-semibold text-brick underline">
      Stel uw budget in
    </Link>
  );
}
