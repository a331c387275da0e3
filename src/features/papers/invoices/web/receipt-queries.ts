import { createInvoice } from '#/features/papers/shared/invoices/contract';
import { readPaper } from '#/features/papers/shared/reading/contract';
import { useWrite } from '#/platform/web/queries';

export function useCreateReceipt() {
  return useWrite(createInvoice, {
    success: 'Bonnetje toegevoegd',
    undo: 'invoices',
    failure: { text: 'Het bonnetje kon niet toegevoegd worden. Probeer het opnieuw.' },
  });
}

/** Read as any paper; what isn't found is typed. */
export function useReadTicket() {
  return useWrite(
    readPaper,
    {
      failure: { title: 'Niet gelezen', text: 'De foto kon niet gelezen worden. Typ winkel en bedrag zelf.' },
    },
    { many: true },
  );
}
