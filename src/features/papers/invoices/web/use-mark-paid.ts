import { useCallback } from 'react';
import { dayAt, formatDay } from '#/core/day';
import { useUpdatePayment } from '#/features/papers/invoices/web/queries';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { invoiceStateLabel } from '#/features/papers/shared/invoices/rules/payments';
import { showToast } from '#/ui/toast';

/** Marks an invoice paid today, knowing what was found, with a way back as long as the message stands. */
export function useMarkPaid() {
  const { mutate, isPending } = useUpdatePayment();
  const markPaid = useCallback(
    (invoice: Invoice, more: { paymentReference?: string; seen: string[] }, onDone?: () => void) => {
      const today = dayAt(new Date());
      const params = { id: invoice.id };
      const { status, paidDate, paymentReference } = invoice;
      const takeBack = (version: number) =>
        mutate({ params, body: { status, paidDate, paymentReference }, version });
      mutate(
        { params, body: { status: 'paid', paidDate: today, ...more }, version: invoice.version },
        {
          onSuccess: ({ version }) => {
            showToast({
              tone: 'success',
              title: 'Factuur bijgewerkt',
              text: `${invoiceStateLabel(invoice.kind, 'paid')} op ${formatDay(today)}.`,
              undo: { run: () => takeBack(version) },
            });
            onDone?.();
          },
        },
      );
    },
    [mutate],
  );
  return { markPaid, isPending };
}
