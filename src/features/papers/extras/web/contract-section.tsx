import { AgreementCard } from '#/features/papers/extras/web/agreement-card';
import { ContractTrackCard } from '#/features/papers/extras/web/contract-track-card';
import { ExtrasCard } from '#/features/papers/extras/web/extras-card';
import type { Quote } from '#/features/papers/shared/quotes/contract';

export function ContractSection(props: { quote: Quote; mayManage: boolean }) {
  return (
    <>
      {props.quote.contract && <ContractTrackCard quote={props.quote} contract={props.quote.contract} />}
      <ExtrasCard {...props} />
      <AgreementCard {...props} />
    </>
  );
}
