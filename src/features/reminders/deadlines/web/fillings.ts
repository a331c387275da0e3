import { planningDeadlines } from '#/features/site/planning/web/shared/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const deadlinesFillings: readonly Filling[] = [
  fill(
    planningDeadlines,
    10,
    lazyComponent(
      async () => (await import('#/features/reminders/deadlines/web/deadlines-panel')).DeadlinesPanel,
    ),
  ),
];
