import { Link } from 'wouter';
import { acceptedQuotesHref, paidInvoicesHref } from '#/core/addresses';
import { euro } from '#/core/euro';
import { totalFromDecimal } from '#/core/money';
import { formatPercent, formatShareOf } from '#/core/percent';
import type { BudgetOverview } from '#/features/money/budget/overview-contract';
import { budgetPage, editBudgetHref } from '#/features/money/budget/page';
import { type Level, utilizationLevel } from '#/features/money/budget/rules/levels';
import type { LedgerOverview } from '#/features/money/ledger/contract';
import { settledShare } from '#/features/papers/shared/rules/contract-sum';
import { type DashboardPart, partOf } from '#/platform/web/ports/dashboard';
import type { ProgressTone } from '#/ui/progress';
import { StatCard } from '#/ui/stat-card';

const useTones: Record<Level, ProgressTone> = { safe: 'neutral', warning: 'ochre', danger: 'danger' };

export function BudgetFigure({ overview, mayChange }: DashboardPart) {
  const { stats, ledger } = partOf<BudgetOverview & LedgerOverview>(overview);
  const hasBudget = totalFromDecimal(stats.totalBudget) > 0;
  return (
    <StatCard
      label="Renovatie Budget"
      about="renovatiebudget"
      value={euro(stats.totalBudget)}
      hint={hasBudget ? expectedHint(ledger) : <SetBudget mayChange={mayChange} />}
      isSmall
      href={budgetPage.path}
    />
  );
}

export function AcceptedQuotesFigure({ overview }: DashboardPart) {
  const { stats, budget } = partOf<BudgetOverview>(overview);
  const total = totalFromDecimal(stats.totalBudget);
  const used = total > 0 ? formatShareOf(budget.budgetUtilization, 'het budget') : 'Nog geen renovatiebudget';
  return (
    <StatCard
      label="Goedgekeurde Offertes"
      about="goedgekeurde-offertes"
      value={euro(stats.totalSpent)}
      hint={used}
      isSmall
      href={acceptedQuotesHref}
      progress={{
        value: budget.budgetUtilization,
        tone: useTones[utilizationLevel(totalFromDecimal(stats.totalSpent), total)],
        valueText: used,
      }}
    />
  );
}

export function PaidInvoicesFigure({ overview }: DashboardPart) {
  const { invoices, ledger } = partOf<BudgetOverview & LedgerOverview>(overview);
  const share = settledShare(totalFromDecimal(ledger.invoiced), totalFromDecimal(ledger.open));
  const count =
    invoices.count === 0 ? 'Nog geen facturen' : `${invoices.paidCount} van ${invoices.count} betaald`;
  return (
    <StatCard
      label="Betaalde Facturen"
      about="betaalde-facturen"
      value={euro(invoices.paid)}
      hint={
        invoices.count === 0 ? count : `${count}, ${formatPercent(share)} van ${euro(invoices.total)} voldaan`
      }
      isSmall
      href={paidInvoicesHref}
      progress={{ value: share, valueText: count }}
    />
  );
}

export function UnforeseenFigure({ overview }: DashboardPart) {
  const { budget } = partOf<BudgetOverview>(overview);
  return (
    <StatCard
      label="Onvoorziene Kosten"
      about="onvoorziene-kosten"
      value={euro(budget.unforeseenCosts)}
      hint="Bij goedgekeurde offertes"
      isSmall
      href={acceptedQuotesHref}
    />
  );
}

function expectedHint({ expected }: LedgerOverview['ledger']): string {
  const high = totalFromDecimal(expected.high);
  return high === 0n ? 'Nog niets te beoordelen' : `Verwachte eindkost hoogstens ${euro(expected.high)}`;
}

function SetBudget({ mayChange }: { mayChange: boolean }) {
  if (!mayChange) return 'Nog niet ingesteld';
  return (
    <Link href={editBudgetHref} className="relative font-semibold text-brick underline">
      Stel uw budget in
    </Link>
  );
}
