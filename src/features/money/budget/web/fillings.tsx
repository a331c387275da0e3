import { totalFromDecimal } from '#/core/money';
import type { BudgetOverview } from '#/features/money/budget/overview-contract';
import { budgetReportPath, editBudgetHref } from '#/features/money/budget/page';
import {
  AcceptedQuotesFigure,
  BudgetFigure,
  PaidInvoicesFigure,
  UnforeseenFigure,
} from '#/features/money/budget/web/dashboard-figures';
import { BudgetPanel } from '#/features/money/budget/web/dashboard-panel';
import { DashboardVerdict } from '#/features/money/budget/web/dashboard-verdict';
import type { Intake } from '#/features/work/shared/intake/contract';
import { intakeOffers } from '#/features/work/shared/intake/web/slots';
import { lazyPart } from '#/platform/web/lazy-component';
import {
  dashboardFigures,
  dashboardMain,
  dashboardTop,
  firstSteps,
  partOf,
} from '#/platform/web/ports/dashboard';
import { reportLinks } from '#/platform/web/ports/reports';
import { type Filling, fill } from '#/platform/web/slots';
import { StepLink } from '#/ui/step-link';

/** Help that nobody asked for: where it doesn't arrive, there is nothing to say. */
const FillInOffer = lazyPart<{ projectId: number; intake: Intake }>(
  async () => (await import('#/features/money/budget/web/fill-in-offer')).FillInOffer,
  () => null,
);

export const budgetFillings: readonly Filling[] = [
  fill(dashboardTop, 10, DashboardVerdict),
  fill(dashboardFigures, 10, BudgetFigure),
  fill(dashboardFigures, 20, AcceptedQuotesFigure),
  fill(dashboardFigures, 30, PaidInvoicesFigure),
  fill(dashboardFigures, 50, UnforeseenFigure),
  fill(dashboardMain, 10, BudgetPanel),
  fill(firstSteps, 10, {
    isDone: (overview) => totalFromDecimal(partOf<BudgetOverview>(overview).stats.totalBudget) > 0n,
    Text: () => <StepLink href={editBudgetHref}>Zet uw renovatiebudget</StepLink>,
  }),
  fill(intakeOffers, 10, FillInOffer),
  fill(reportLinks, 10, {
    title: 'Budget en kasplan',
    text: 'Wat het zal kosten, wat vastligt, en wanneer er geld nodig is.',
    path: budgetReportPath,
  }),
];
