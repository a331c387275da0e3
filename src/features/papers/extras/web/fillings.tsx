import type { Quote } from '#/features/papers/shared/quotes/contract';
import { quoteCards } from '#/features/papers/shared/quotes/web/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

const ContractSection = lazyComponent(
  async () => (await import('#/features/papers/extras/web/contract-section')).ContractSection,
);

/** What was agreed on since a quote was accepted, and how it is paid. */
function ContractCards(props: { quote: Quote; mayManage: boolean }) {
  return props.quote.status === 'accepted' && <ContractSection {...props} />;
}

export const extrasFillings: readonly Filling[] = [fill(quoteCards, 10, ContractCards)];
