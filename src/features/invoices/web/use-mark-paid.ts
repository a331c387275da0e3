import { dayAt, formatDay } from '#/core/day';
import type { Invoice } from '#/features/invoices/contract';
import { useUpdatePayment } from '#/features/invoices/web/queries';
import { showToast } from '#/ui/toast';

/** Marks an invoice paid today, with a way back as long as the message stands. */
export function useMarkPaid() {
  const { mutate, isPending } = useUpdatePayment();
  const markPaid = (invoice: Invoice, more: { paymentReference?: string } = {}, onDone?: () => void) => {
    const today = dayAt(new Date());
    const params = { id: invoice.id };
    const before = {
      status: invoice.status,
      paidDate: invoice.paidDate,
      paymentReference: invoice.paymentReference,
    };
    mutate(
      { params, body: { status: 'paid', paidDate: today, ...more } },
      {
        onSuccess: () => {
          showToast({
            tone: 'success',
            title: 'Factuur bijgewerkt',
            text: `Betaald op ${formatDay(today)}.`,
            undo: { run: () => mutate({ params, body: before }) },
          });
          onDone?.();
        },
      },
    );
  };
  return { markPaid, isPending };
}
