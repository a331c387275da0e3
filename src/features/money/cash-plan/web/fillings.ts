import { lazyComponent } from '#/platform/web/lazy-component';
import { budgetCards } from '#/platform/web/ports/budget';
import { type Filling, fill } from '#/platform/web/slots';

export const cashPlanFillings: readonly Filling[] = [
  fill(
    budgetCards,
    10,
    lazyComponent(async () => (await import('#/features/money/cash-plan/web/cash-plan-card')).CashPlanCard),
  ),
];
