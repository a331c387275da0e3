import type { Quote } from '#/features/papers/shared/quotes/contract';
import { quoteCards } from '#/features/papers/shared/quotes/web/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

const ExtrasCard = lazyComponent(
  async () => (await import('#/features/papers/extras/web/extras-card')).ExtrasCard,
);

/** What was agreed on since a quote was accepted. */
function ContractExtras(props: { quote: Quote; mayManage: boolean }) {
  return props.quote.status === 'accepted' && <ExtrasCard {...props} />;
}

export const extrasFillings: readonly Filling[] = [fill(quoteCards, 11, ContractExtras)];
