import type { Invoice } from '#/features/invoices/contract';
import { invoiceName } from '#/features/invoices/web/invoice-columns';
import { useRemoveInvoice } from '#/features/invoices/web/queries';
import { RemovePaperDialog } from '#/features/papers/web/shared/remove-paper-dialog';

export function RemoveInvoiceDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  return (
    <RemovePaperDialog
      noun="factuur"
      name={invoiceName(invoice)}
      paper={invoice}
      remove={useRemoveInvoice()}
      onClose={onClose}
    />
  );
}
