import { quoteCards } from '#/features/papers/shared/quotes/web/slots';
import { siteViews } from '#/features/site/photos/web/shared/slots';
import { planParam, plansView } from '#/features/site/plans/rules/path';
import { contactParam, newPointParam, pointParam, pointsView } from '#/features/site/points/rules/path';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const pointsFillings: readonly Filling[] = [
  fill(siteViews, 5, {
    value: pointsView,
    label: 'Punten',
    words: [pointParam, newPointParam, contactParam],
    View: lazyComponent(async () => (await import('#/features/site/points/web/points-view')).PointsView),
  }),
  fill(siteViews, 20, {
    value: plansView,
    label: 'Plannen',
    words: [planParam],
    View: lazyComponent(async () => (await import('#/features/site/points/web/plan-view')).PlanView),
  }),
  fill(
    quoteCards,
    25,
    lazyComponent(async () => (await import('#/features/site/points/web/record-points')).QuotePoints),
  ),
];
