import { Suspense } from 'react';
import type { Quote } from '#/features/papers/quotes/contract';
import { lazyComponent } from '#/platform/web/lazy-component';

const LoadedCards = lazyComponent(
  async () => (await import('#/features/papers/extras/web/contract-section')).ContractSection,
);

/** What was agreed on since a quote was accepted, and how it is paid. */
export function ContractCards(props: { quote: Quote; mayManage: boolean }) {
  if (props.quote.status !== 'accepted') return null;
  return (
    <Suspense>
      <LoadedCards {...props} />
    </Suspense>
  );
}
