import { budgetCards } from '#/features/money/budget/web/shared/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const cashPlanFillings: readonly Filling[] = [
  fill(
    budgetCards,
    10,
    lazyComponent(async () => (await import('#/features/money/cash-plan/web/cash-plan-card')).CashPlanCard),
  ),
];
