import { AgreementCard } from '#/features/papers/extras/web/agreement-card';
import { ExtrasCard } from '#/features/papers/extras/web/extras-card';
import type { Quote } from '#/features/papers/quotes/contract';

export function ContractSection(props: { quote: Quote; mayManage: boolean }) {
  return (
    <>
      <ExtrasCard {...props} />
      <AgreementCard {...props} />
    </>
  );
}
