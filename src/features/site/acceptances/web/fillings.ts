import { quoteCards } from '#/features/papers/shared/quotes/web/slots';
import { restNotes } from '#/features/people/shared/projects/web/slots';
import { acceptancesView } from '#/features/site/acceptances/rules/path';
import { siteViews } from '#/features/site/photos/web/shared/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const acceptancesFillings: readonly Filling[] = [
  fill(
    quoteCards,
    27,
    lazyComponent(
      async () => (await import('#/features/site/acceptances/web/acceptance-card')).QuoteAcceptance,
    ),
  ),
  fill(
    restNotes,
    10,
    lazyComponent(async () => (await import('#/features/site/acceptances/web/rest-note')).RestNote),
  ),
  fill(siteViews, 30, {
    value: acceptancesView,
    label: 'Oplevering',
    words: [],
    View: lazyComponent(
      async () => (await import('#/features/site/acceptances/web/acceptances-view')).AcceptancesView,
    ),
  }),
];
