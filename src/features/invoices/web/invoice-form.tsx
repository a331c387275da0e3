import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { type InvoiceChoices, InvoiceFields } from '#/features/invoices/web/invoice-fields';
import {
  type InvoiceDraft,
  type InvoiceValues,
  invoiceFormSchema,
} from '#/features/invoices/web/invoice-form-values';
import { PaperDialog } from '#/features/papers/web/shared/paper-dialog';
import type { FileChoice } from '#/features/papers/web/shared/paper-file';
import { Alert } from '#/ui/alert';

type InvoiceFormProps = InvoiceChoices & {
  /** Which form of which record this is, for what is typed in it. */
  name: string;
  start: InvoiceDraft;
  title: string;
  description?: ReactNode;
  busy: boolean;
  progress: number | undefined;
  onSave: (values: InvoiceValues, file: FileChoice) => void;
  onClose: () => void;
};

export function InvoiceForm({
  name,
  start,
  title,
  description,
  busy,
  progress,
  onSave,
  onClose,
  ...choices
}: InvoiceFormProps) {
  const form = useForm<InvoiceDraft, unknown, InvoiceValues>({
    resolver: zodResolver(invoiceFormSchema),
    defaultValues: start,
  });
  const { invoice, contacts } = choices;
  const hasNone = contacts?.length === 0;
  return (
    <PaperDialog
      form={form}
      name={name}
      paper={invoice}
      title={title}
      description={description}
      addLabel="Factuur toevoegen"
      busy={busy}
      disabled={!contacts || hasNone}
      progress={progress}
      onSave={onSave}
      onClose={onClose}
    >
      {hasNone && (
        <Alert tone="warning" title="U heeft nog geen contacten">
          Maak met ‘Nieuw contact’ eerst de aannemer of leverancier aan die de factuur stuurde.
        </Alert>
      )}
      <InvoiceFields form={form} {...choices} />
    </PaperDialog>
  );
}
