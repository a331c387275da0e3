import { contactName } from '#/core/contact-name';
import { useInvoices, useSetInvoiceCovers } from '#/features/papers/invoices/web/queries';
import { invoiceName } from '#/features/papers/shared/invoices/rules/name';
import { CoversQueue } from '#/features/papers/shared/web/covers-queue';
import { isLinking } from '#/features/work/shared/rules/linking';

type InvoiceCoversDialogProps = { projectId: number; ids: readonly number[]; onClose: () => void };

export function InvoiceCoversDialog({ projectId, ids, onClose }: InvoiceCoversDialogProps) {
  const { data: invoices = [] } = useInvoices(projectId);
  const { mutate, isPending } = useSetInvoiceCovers();
  return (
    <CoversQueue
      title="Waarover gaat deze factuur?"
      nameOf={(invoice) => `${invoiceName(invoice)} van ${contactName(invoice.contact)}`}
      papers={invoices}
      ids={ids}
      isOther={isLinking}
      isSaving={isPending}
      onSave={({ id, version }, coversItemIds, onSaved) =>
        mutate({ params: { id }, body: { coversItemIds }, version }, { onSuccess: onSaved })
      }
      onClose={onClose}
    />
  );
}
