import { useCallback } from 'react';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { listFindings } from '#/features/papers/shared/invoices/findings-contract';
import { invoiceName } from '#/features/papers/shared/invoices/rules/name';
import { makeCall } from '#/platform/web/call';
import { showToast } from '#/ui/toast';

/** After saving: what is not right about it, the worst first. Who can't be told now finds it in the list. */
export function useTellFindings() {
  return useCallback(async (invoice: Invoice) => {
    const found = await makeCall(listFindings, { params: { id: invoice.id } }).catch(() => []);
    const open = found.filter(({ setAside }) => setAside === null);
    const [worst] = open;
    if (!worst) return;
    const more =
      open.length > 1 ? ` En nog ${open.length - 1} ${open.length === 2 ? 'punt' : 'punten'}.` : '';
    showToast({
      tone: worst.severity === 'danger' ? 'destructive' : 'normal',
      title: `Kijk ${invoiceName(invoice)} na`,
      text: worst.sentence + more,
    });
  }, []);
}
