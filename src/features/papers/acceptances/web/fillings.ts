import { acceptancesView } from '#/features/papers/acceptances/rules/path';
import { quoteCards } from '#/features/papers/quotes/web/shared/slots';
import { restNotes } from '#/features/people/projects/web/shared/slots';
import { siteViews } from '#/features/site/photos/web/shared/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const acceptancesFillings: readonly Filling[] = [
  fill(
    quoteCards,
    27,
    lazyComponent(
      async () => (await import('#/features/papers/acceptances/web/acceptance-card')).QuoteAcceptance,
    ),
  ),
  fill(
    restNotes,
    10,
    lazyComponent(async () => (await import('#/features/papers/acceptances/web/rest-note')).RestNote),
  ),
  fill(siteViews, 30, {
    value: acceptancesView,
    label: 'Oplevering',
    words: [],
    View: lazyComponent(
      async () => (await import('#/features/papers/acceptances/web/acceptances-view')).AcceptancesView,
    ),
  }),
];
