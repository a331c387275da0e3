import { contactName } from '#/core/contact-name';
import { useLookInto } from '#/features/papers/invoices/web/queries';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import type { InvoiceFinding } from '#/features/papers/shared/invoices/findings-contract';
import { AskDialog } from '#/features/papers/shared/web/ask-dialog';

type AskFirmDialogProps = { invoice: Invoice; findings: readonly InvoiceFinding[]; onClose: () => void };

/** Asks the firm about what was found on its invoice, and notes that it was asked. */
export function AskFirmDialog({ invoice, findings, onClose }: AskFirmDialogProps) {
  const { mutateAsync, isPending } = useLookInto();
  const { invoiceNumber: number, invoiceDate: date, lines, contact } = invoice;
  return (
    <AskDialog
      projectId={invoice.projectId}
      paper={{ what: 'factuur', number, date, lines }}
      firm={{ name: contactName(contact), email: contact.email }}
      findings={findings}
      busy={isPending}
      onAsk={({ rule, amount }, askedUntil) =>
        mutateAsync({ params: { id: invoice.id }, body: { rule, amount, askedUntil } })
      }
      onClose={onClose}
    />
  );
}
