import { listExtraFindings } from '#/features/papers/extras/findings-contract';
import * as calls from '#/features/papers/shared/extras/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useExtras(quoteId: number) {
  return useRead(calls.listExtras, { params: { id: quoteId } });
}

export function useExtraFindings(id: number) {
  return useRead(listExtraFindings, { params: { id } });
}

const record = 'dit meerwerk';

export function useCreateExtra() {
  return useWrite(calls.createExtra, {
    success: 'Meerwerk toegevoegd',
    undo: 'extras',
    failure: { text: 'Het meerwerk kon niet bewaard worden.' },
  });
}

export function useUpdateExtra() {
  return useWrite(
    calls.updateExtra,
    {
      ...{ record, success: 'Meerwerk bijgewerkt', undo: 'extras' },
      failure: { text: 'Het meerwerk kon niet bewaard worden.' },
    },
    { inForm: true },
  );
}

/** With one button. */
export function useWithdrawExtra() {
  return useWrite(calls.updateExtra, {
    ...{ record, success: 'Meerwerk ingetrokken', undo: 'extras' },
    failure: { text: 'Het meerwerk kon niet ingetrokken worden.' },
  });
}

export function useRemoveExtra() {
  return useWrite(calls.removeExtra, {
    ...{ record, success: 'Meerwerk verwijderd', undo: 'extras' },
    failure: { text: 'Het meerwerk kon niet verwijderd worden.' },
  });
}

export function useSendExtra() {
  return useWrite(calls.sendExtra, { record, failure: { text: 'De link kon niet gemaakt worden.' } });
}
