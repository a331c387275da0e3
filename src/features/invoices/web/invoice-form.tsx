import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type InvoiceChoices, InvoiceFields } from '#/features/invoices/web/invoice-fields';
import {
  type InvoiceDraft,
  type InvoiceValues,
  invoiceFormSchema,
} from '#/features/invoices/web/invoice-form-values';
import { type FileChoice, PaperFileField } from '#/features/papers/web/shared/paper-file';
import { paperUpload, requiredFields } from '#/features/quotes/contract';
import { useKeptForm } from '#/platform/web/use-kept-form';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { showToast } from '#/ui/toast';

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

export function InvoiceForm(props: InvoiceFormProps) {
  const { invoice, name, start, title, description, contacts, busy, progress, onSave, onClose } = props;
  const [file, setFile] = useState<FileChoice>({ added: undefined, removed: false });
  const form = useForm<InvoiceDraft, unknown, InvoiceValues>({
    resolver: zodResolver(invoiceFormSchema),
    defaultValues: start,
  });
  const kept = useKeptForm(form, {
    name,
    onClose,
    alsoTouched: file.added !== undefined || file.removed,
    files: [file.added],
  });
  const refuse: Parameters<typeof form.handleSubmit>[1] = (found) => {
    if (found.contactId || found.amount) {
      showToast({ tone: 'destructive', title: 'Verplichte velden', text: requiredFields });
    }
  };
  const hasNone = contacts?.length === 0;
  return (
    <Dialog
      open
      onOpenChange={kept.close}
      title={title}
      {...(description === undefined ? {} : { description })}
      onSubmit={form.handleSubmit((values) => onSave(values, file), refuse)}
      footer={
        <>
          <Button onClick={kept.close}>Annuleren</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={!contacts || hasNone}>
            {invoice ? 'Opslaan' : 'Factuur toevoegen'}
          </Button>
        </>
      }
    >
      {kept.notice}
      <div className="flex flex-col gap-4">
        {hasNone && (
          <Alert tone="warning" title="U heeft nog geen contacten">
            {props.newContact
              ? 'Maak met ‘Nieuw contact’ eerst de aannemer of leverancier aan die de factuur stuurde.'
              : 'Voeg op het scherm Contacten eerst de aannemer of leverancier toe die de factuur stuurde.'}
          </Alert>
        )}
        <InvoiceFields form={form} {...props} />
        <PaperFileField
          label="Bestand"
          kinds={paperUpload.kinds}
          stored={
            invoice?.file && invoice.filePath ? { file: invoice.file, path: invoice.filePath } : undefined
          }
          choice={file}
          onChange={setFile}
          progress={progress}
        />
      </div>
    </Dialog>
  );
}
