import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Contact } from '#/features/contacts/contract';
import type { Invoice } from '#/features/invoices/contract';
import { InvoiceFields } from '#/features/invoices/web/invoice-fields';
import {
  type InvoiceDraft,
  type InvoiceValues,
  invoiceFormSchema,
} from '#/features/invoices/web/invoice-form-values';
import { paperUpload, type Quote, requiredFields } from '#/features/quotes/contract';
import type { NewContactSlot } from '#/platform/web/contact-field';
import { type FileChoice, PaperFileField } from '#/platform/web/paper-file';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { showToast } from '#/ui/toast';

export type InvoiceFormProps = {
  /** The one to change; left out for a new one. */
  invoice?: Invoice | undefined;
  start: InvoiceDraft;
  title: string;
  description?: ReactNode;
  /** Undefined while they are being fetched. */
  contacts: readonly Contact[] | undefined;
  quotes: readonly Quote[];
  subsidyTypes: readonly { id: number; name: string }[];
  newContact?: NewContactSlot | undefined;
  busy: boolean;
  progress: number | undefined;
  onSave: (values: InvoiceValues, file: FileChoice) => void;
  onClose: () => void;
};

export function InvoiceForm(props: InvoiceFormProps) {
  const { invoice, start, title, description, contacts, busy, progress, onSave, onClose } = props;
  const [file, setFile] = useState<FileChoice>({ added: undefined, removed: false });
  const form = useForm<InvoiceDraft, unknown, InvoiceValues>({
    resolver: zodResolver(invoiceFormSchema),
    defaultValues: start,
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
      onOpenChange={onClose}
      sticky
      title={title}
      {...(description === undefined ? {} : { description })}
      onSubmit={form.handleSubmit((values) => onSave(values, file), refuse)}
      footer={
        <>
          <Button onClick={onClose}>Annuleren</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={!contacts || hasNone}>
            {invoice ? 'Opslaan' : 'Factuur toevoegen'}
          </Button>
        </>
      }
    >
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
