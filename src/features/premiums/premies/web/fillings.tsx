import { premieAddress } from '#/features/papers/shared/invoices/web/slots';
import type { PremiesOverview } from '#/features/premiums/premies/overview-contract';
import { premiesPage } from '#/features/premiums/premies/page';
import { PremieFigure } from '#/features/premiums/premies/web/dashboard-figure';
import { PremiePanel } from '#/features/premiums/premies/web/dashboard-panel';
import { dashboardFigures, dashboardSide, firstSteps, partOf } from '#/platform/web/ports/dashboard';
import { type Filling, fill } from '#/platform/web/slots';
import { StepLink } from '#/ui/step-link';

export const premiesFillings: readonly Filling[] = [
  fill(dashboardFigures, 40, PremieFigure),
  fill(dashboardSide, 10, PremiePanel),
  fill(premieAddress, 10, premiesPage.path),
  fill(firstSteps, 30, {
    isDone: (overview) => partOf<PremiesOverview>(overview).premies.length > 0,
    Text: () => <StepLink href={`${premiesPage.path}?nieuw=1`}>Bereken uw premies</StepLink>,
  }),
];
