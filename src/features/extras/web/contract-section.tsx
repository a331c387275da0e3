import { AgreementCard } from '#/features/extras/web/agreement-card';
import { ExtrasCard } from '#/features/extras/web/extras-card';
import type { Quote } from '#/features/quotes/contract';

export function ContractSection(props: { quote: Quote; mayManage: boolean }) {
  return (
    <>
      <ExtrasCard {...props} />
      <AgreementCard {...props} />
    </>
  );
}
