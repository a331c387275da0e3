import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FindingsPanel } from '#/features/papers/invoices/web/findings-panel';
import { type InvoiceChoices, InvoiceFields } from '#/features/papers/invoices/web/invoice-fields';
import {
  draftOfInvoice,
  type InvoiceDraft,
  type InvoiceValues,
  invoiceFormSchema,
} from '#/features/papers/invoices/web/invoice-form-values';
import { invoiceWords } from '#/features/papers/invoices/web/invoice-words';
import { PaperDialog } from '#/features/papers/shared/web/paper-dialog';
import type { FileChoice } from '#/features/papers/shared/web/paper-file';
import type { PaperReview } from '#/features/papers/shared/web/paper-review';
import { AskBuilding } from '#/features/papers/vat/web/shared/ask-building';
import { AskFirstUse } from '#/features/papers/vat/web/shared/ask-first-use';
import type { Saving } from '#/platform/web/merge/changing';
import { RecordHistory } from '#/platform/web/record-history';
import { Alert } from '#/ui/alert';

type InvoiceFormProps = InvoiceChoices & {
  /** Which form of which record this is, for what is typed in it. */
  name: string;
  start: InvoiceDraft;
  title: string;
  /** What it is to make a new one, as the button that led here says it. */
  addLabel: string;
  description?: ReactNode;
  busy: boolean;
  progress: number | undefined;
  isGone?: boolean | undefined;
  review?: Omit<PaperReview<never>, 'onSave'> | undefined;
  onRead?: ((file: File) => void) | undefined;
  saving: Saving;
  onCreate: (values: InvoiceValues, file: FileChoice) => void;
  onChange: ((values: InvoiceValues, file: FileChoice, version: number) => void) | undefined;
  onClose: () => void;
};

/** A date of payment is nothing without the status, nor a kind of premium without a premium; a credit note gives back. */
const together = [
  ['status', 'paidDate'],
  ['subsidyEligible', 'subsidyTypeId'],
  ['kind', 'amount', 'creditsInvoiceId'],
];

export function InvoiceForm({
  name,
  start,
  title,
  addLabel,
  description,
  busy,
  progress,
  onCreate,
  onChange,
  onClose,
  isGone,
  saving,
  review,
  onRead,
  ...choices
}: InvoiceFormProps) {
  const form = useForm<InvoiceDraft, unknown, InvoiceValues>({
    resolver: zodResolver(invoiceFormSchema),
    defaultValues: start,
  });
  const { invoice, contacts } = choices;
  const sender = review?.read ?? undefined;
  const hasNone = contacts?.length === 0 && !sender;
  return (
    <PaperDialog
      form={form}
      name={name}
      changing={
        invoice && {
          ...{ record: invoice, kind: 'invoices', noun: 'deze factuur', isGone, saving },
          ...{ draftOf: draftOfInvoice, words: invoiceWords(choices), together },
        }
      }
      title={title}
      review={review}
      onRead={onRead}
      description={description}
      addLabel={addLabel}
      busy={busy}
      disabled={!contacts || hasNone}
      progress={progress}
      onCreate={onCreate}
      onChange={onChange}
      onClose={onClose}
    >
      {hasNone && (
        <Alert tone="warning" title="U heeft nog geen contacten">
          Maak met ‘Nieuw contact’ eerst de aannemer of leverancier aan die de factuur stuurde.
        </Alert>
      )}
      <InvoiceFields form={form} start={start} sender={sender} {...choices} />
      {invoice && <AskFirstUse paper={invoice} mayChange />}
      {invoice && <AskBuilding paper={invoice} mayChange />}
      {invoice && <FindingsPanel invoice={invoice} mayChange />}
      {invoice && <RecordHistory kind="invoices" record={invoice.id} />}
    </PaperDialog>
  );
}
