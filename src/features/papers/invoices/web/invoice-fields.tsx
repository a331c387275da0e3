import { Controller, type UseFormReturn } from 'react-hook-form';
import { dayAt } from '#/core/day';
import { KindFields, PaperFacts } from '#/features/papers/invoices/web/credit-fields';
import type { InvoiceDraft, InvoiceValues } from '#/features/papers/invoices/web/invoice-form-values';
import { SubsidyFields } from '#/features/papers/invoices/web/subsidy-fields';
import { type Invoice, invoiceStatuses } from '#/features/papers/shared/invoices/contract';
import { invoiceStatusToday, linkedQuoteLabel } from '#/features/papers/shared/invoices/rules/invoice';
import { invoiceStateLabel } from '#/features/papers/shared/invoices/rules/payments';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import type { ReadSender } from '#/features/papers/shared/rules/sender';
import { formatStructured, readCommunication } from '#/features/papers/shared/rules/structured-communication';
import type { ItemOption } from '#/features/papers/shared/web/line-editor';
import { LineFields } from '#/features/papers/shared/web/line-fields';
import { MoreFields } from '#/features/papers/shared/web/more-fields';
import {
  PaperAmount,
  PaperContact,
  PaperDescription,
  PaperNotes,
} from '#/features/papers/shared/web/paper-fields';
import type { Contact } from '#/features/work/shared/contacts/contract';
import { DateField } from '#/ui/date-field';
import { SelectField } from '#/ui/select';
import { TextField } from '#/ui/text-field';

/** What the form chooses from. */
export type InvoiceChoices = {
  /** The invoice to change; left out for a new one. */
  invoice?: Invoice | undefined;
  /** Undefined while they are being fetched. */
  contacts: readonly Contact[] | undefined;
  quotes: readonly Quote[];
  /** Of the project: a credit note gives back of one. */
  invoices: readonly Invoice[];
  items: readonly ItemOption[];
  subsidyTypes: readonly { id: number; name: string }[];
};

type InvoiceFieldsProps = InvoiceChoices & {
  form: UseFormReturn<InvoiceDraft, unknown, InvoiceValues>;
  start: InvoiceDraft;
  sender?: ReadSender | undefined;
};

const moreNames = [
  'kind',
  'creditsInvoiceId',
  'invoiceDate',
  'receivedDate',
  'iban',
  'addressee',
  'lines',
  'vatLines',
  'netAmount',
  'paymentReference',
];

/** What came in today is no reason to open it. */
function hasMore(draft: InvoiceDraft): boolean {
  const { kind, invoiceDate, iban, addressee, lines, vatLines, netAmount, paymentReference } = draft;
  const texts = [iban, addressee, paymentReference];
  return (
    kind !== 'invoice' ||
    invoiceDate !== null ||
    netAmount !== null ||
    lines.length + vatLines.length > 0 ||
    texts.some((text) => text !== '')
  );
}

/** Nobody is late with what they are to get back: of a credit note that is no choice. */
function statusOptions(kind: InvoiceDraft['kind'], status: InvoiceDraft['status']) {
  return invoiceStatuses
    .filter((value) => kind === 'invoice' || value !== 'overdue' || value === status)
    .map((value) => ({ value, label: invoiceStateLabel(kind, value) }));
}

export function InvoiceFields(props: InvoiceFieldsProps) {
  const { form, invoice, contacts, quotes, invoices, items, subsidyTypes, start, sender } = props;
  const { control, register } = form;
  const { errors } = form.formState;
  const today = dayAt(new Date());
  const [status, kind] = form.watch(['status', 'kind']);
  const isCredit = kind === 'credit-note';
  const hasPayments = invoice?.payments.some(({ how }) => how === 'entered') === true;
  const communication = readCommunication(form.watch('paymentReference'));
  const linkable = quotes.filter((quote) => quote.status === 'accepted' || quote.id === invoice?.quoteId);

  const link = (quoteId: number | null) => {
    form.setValue('quoteId', quoteId, { shouldDirty: true });
    const quote = linkable.find(({ id }) => id === quoteId);
    if (quote && form.getValues('contactId') === null) form.setValue('contactId', quote.contactId);
    if (quote?.category && form.getValues('category') === '') form.setValue('category', quote.category);
  };
  const changeStatus = (next: InvoiceDraft['status']) => {
    form.setValue('status', next, { shouldDirty: true });
    if (next === 'paid' && form.getValues('paidDate') === null) form.setValue('paidDate', today);
  };

  return (
    <>
      <PaperContact contacts={contacts} sender={sender} />
      <Controller
        control={control}
        name="quoteId"
        render={({ field }) => (
          <SelectField
            label="Gekoppelde offerte"
            hint="Alleen geaccepteerde offertes."
            emptyOption="Geen offerte gekoppeld"
            value={field.value === null ? '' : String(field.value)}
            onChange={(value) => link(value === '' ? null : Number(value))}
            options={linkable.map((quote) => ({ value: String(quote.id), label: linkedQuoteLabel(quote) }))}
          />
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PaperAmount
          hint={isCredit ? 'Wat u terugkrijgt, btw inbegrepen.' : 'Wat u betaalt, btw inbegrepen.'}
        />
        <TextField
          label="Factuurnummer"
          autoComplete="off"
          error={errors.invoiceNumber?.message}
          {...register('invoiceNumber')}
        />
        <Controller
          control={control}
          name="dueDate"
          render={({ field }) => <DateField label="Vervaldatum" today={today} {...field} />}
        />
        {hasPayments ? (
          <p className="self-end pb-2.5 text-ink-soft">
            De status volgt uit de betalingen die u één voor één noteerde.
          </p>
        ) : (
          <Controller
            control={control}
            name="status"
            render={({ field }) => (
              <SelectField
                label="Status"
                options={statusOptions(kind, status)}
                hint={invoiceStatusToday({ kind, status, dueDate: form.watch('dueDate') }, today)}
                {...field}
                onChange={changeStatus}
              />
            )}
          />
        )}
        {status === 'paid' && !hasPayments && (
          <Controller
            control={control}
            name="paidDate"
            render={({ field }) => (
              <DateField label={isCredit ? 'Terugbetaald op' : 'Betaald op'} today={today} {...field} />
            )}
          />
        )}
      </div>
      <PaperDescription />
      <SubsidyFields form={form} subsidyTypes={subsidyTypes} proposed={!invoice && start.category} />
      <PaperNotes />
      <MoreFields names={moreNames} isFilled={hasMore(start)}>
        <KindFields form={form} invoices={invoices} own={invoice?.id} />
        <PaperFacts form={form} />
        <LineFields items={items} />
        <TextField
          label="Mededeling"
          autoComplete="off"
          placeholder="+++123/4567/89002+++"
          hint={
            communication.kind === 'structured'
              ? `Gestructureerde mededeling herkend: ${formatStructured(communication.digits)}`
              : 'De gestructureerde mededeling van de factuur, of vrije tekst.'
          }
          error={errors.paymentReference?.message}
          {...register('paymentReference')}
        />
      </MoreFields>
    </>
  );
}
