import { useCallback } from 'react';
import { useUpdatePayment } from '#/features/papers/invoices/web/queries';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { showToast } from '#/ui/toast';

/** Takes back that an invoice was said to be paid, also long after the message with the way back is gone. */
export function useTakeBack() {
  const { mutate } = useUpdatePayment();
  const takeBack = useCallback(
    ({ id, version }: Invoice) =>
      mutate(
        { params: { id }, body: { status: 'pending', paidDate: null }, version },
        {
          onSuccess: () =>
            showToast({ tone: 'success', title: 'Factuur bijgewerkt', text: 'Ze staat weer open.' }),
        },
      ),
    [mutate],
  );
  return { takeBack };
}
