import { Controller, type UseFormReturn } from 'react-hook-form';
import { dayAt } from '#/core/day';
import { centsFromDecimal, formatEuro } from '#/core/money';
import type { InvoiceDraft, InvoiceValues } from '#/features/papers/invoices/web/invoice-form-values';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { invoiceName } from '#/features/papers/shared/invoices/rules/name';
import { DateField } from '#/ui/date-field';
import { SelectField } from '#/ui/select';
import { TextField } from '#/ui/text-field';

type Form = UseFormReturn<InvoiceDraft, unknown, InvoiceValues>;

const kindOptions = [
  { value: 'invoice', label: 'Factuur' },
  { value: 'credit-note', label: 'Creditnota' },
] as const;

/** Which paper it is, and of a credit note what it gives back of. */
export function KindFields({
  form,
  invoices,
  own,
}: {
  form: Form;
  invoices: readonly Invoice[];
  own?: number | undefined;
}) {
  const { control } = form;
  const [kind, contactId] = form.watch(['kind', 'contactId']);
  const creditable = invoices.filter(
    (each) =>
      each.kind === 'invoice' && each.id !== own && (contactId === null || each.contactId === contactId),
  );
  // What was bought in a shop stays that.
  if (kind === 'receipt') return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Controller
        control={control}
        name="kind"
        render={({ field }) => <SelectField label="Soort" options={kindOptions} {...field} />}
      />
      {kind === 'credit-note' && (
        <Controller
          control={control}
          name="creditsInvoiceId"
          render={({ field }) => (
            <SelectField
              label="Creditnota bij"
              emptyOption="Niet bekend"
              value={field.value === null ? '' : String(field.value)}
              onChange={(value) => field.onChange(value === '' ? null : Number(value))}
              options={creditable.map((each) => ({
                value: String(each.id),
                label: `${invoiceName(each)}, ${formatEuro(centsFromDecimal(each.amount))}`,
              }))}
            />
          )}
        />
      )}
    </div>
  );
}

/** The days, account and name that stand on the paper. */
export function PaperFacts({ form }: { form: Form }) {
  const { control, register } = form;
  const { errors } = form.formState;
  const today = dayAt(new Date());
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Controller
        control={control}
        name="invoiceDate"
        render={({ field }) => <DateField label="Factuurdatum" today={today} {...field} />}
      />
      <Controller
        control={control}
        name="receivedDate"
        render={({ field }) => <DateField label="Ontvangen op" today={today} {...field} />}
      />
      <TextField
        label="Rekening op de factuur"
        hint="Wordt vergeleken met de bekende rekening van de firma."
        autoComplete="off"
        error={errors.iban?.message}
        {...register('iban')}
      />
      <TextField
        label="Op naam van"
        hint="Wordt vergeleken met de aanvragers van de woning."
        autoComplete="off"
        error={errors.addressee?.message}
        {...register('addressee')}
      />
    </div>
  );
}
