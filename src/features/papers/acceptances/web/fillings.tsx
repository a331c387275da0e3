import { acceptancesView } from '#/features/papers/acceptances/rules/path';
import type { Quote } from '#/features/papers/quotes/contract';
import { quoteCards } from '#/features/papers/quotes/web/shared/slots';
import { siteViews } from '#/features/site/photos/web/shared/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

const AcceptanceCard = lazyComponent(
  async () => (await import('#/features/papers/acceptances/web/acceptance-card')).AcceptanceCard,
);

/** Once there is a contract. */
function QuoteAcceptance(props: { quote: Quote; mayManage: boolean }) {
  return props.quote.status === 'accepted' && <AcceptanceCard {...props} />;
}

export const acceptancesFillings: readonly Filling[] = [
  fill(quoteCards, 27, QuoteAcceptance),
  fill(siteViews, 30, {
    value: acceptancesView,
    label: 'Oplevering',
    words: [],
    View: lazyComponent(
      async () => (await import('#/features/papers/acceptances/web/acceptances-view')).AcceptancesView,
    ),
  }),
];
