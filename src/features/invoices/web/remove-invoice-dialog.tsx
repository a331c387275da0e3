import type { Invoice } from '#/features/invoices/contract';
import { invoiceName } from '#/features/invoices/web/invoice-columns';
import { useRemoveInvoice } from '#/features/invoices/web/queries';
import { senderName } from '#/features/quotes/rules';
import { ConfirmDialog } from '#/ui/confirm';

export function RemoveInvoiceDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const remove = useRemoveInvoice();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      danger
      title={`‘${invoiceName(invoice)}’ van ${senderName(invoice.contact)} verwijderen?`}
      text={
        invoice.file
          ? 'De factuur verdwijnt voorgoed, samen met het bestand.'
          : 'De factuur verdwijnt voorgoed.'
      }
      confirmLabel="Factuur verwijderen"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: invoice.id } }, { onSettled: () => onClose() })}
    />
  );
}
