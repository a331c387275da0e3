import { getSigning, updateSigning } from '#/features/duties/duties/signing-contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useSigning(quoteId: number) {
  return useRead(getSigning, { params: { id: quoteId } });
}

export function useUpdateSigning() {
  return useWrite(updateSigning, {
    success: 'Bewaard waar en wanneer u tekende',
    failure: { text: 'Dit kon niet bewaard worden.' },
  });
}
