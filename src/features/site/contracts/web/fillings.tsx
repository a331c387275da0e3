import type { Quote } from '#/features/papers/shared/quotes/contract';
import { quoteCards } from '#/features/papers/shared/quotes/web/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

const ContractTrackCard = lazyComponent(
  async () => (await import('#/features/site/contracts/web/contract-track-card')).ContractTrackCard,
);
const AgreementCard = lazyComponent(
  async () => (await import('#/features/site/contracts/web/agreement-card')).AgreementCard,
);

/** How far the money and the work of a contract are. */
function ContractTrack({ quote }: { quote: Quote }) {
  const { status, contract } = quote;
  return status === 'accepted' && contract && <ContractTrackCard quote={quote} contract={contract} />;
}

/** How it is paid. */
function ContractAgreement(props: { quote: Quote; mayManage: boolean }) {
  return props.quote.status === 'accepted' && <AgreementCard {...props} />;
}

export const contractsFillings: readonly Filling[] = [
  fill(quoteCards, 10, ContractTrack),
  fill(quoteCards, 12, ContractAgreement),
];
