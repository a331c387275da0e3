import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { dayAt, isDay } from '#/core/day';
import { acceptOf, maxUploadBytes, readableKinds } from '#/core/files';
import { type Cents, cents, centsFromDecimal, decimalFromCents } from '#/core/money';
import { useCreateReceipt, useReadTicket } from '#/features/papers/invoices/web/receipt-queries';
import { findShop, shopCategory } from '#/features/papers/shared/rules/shops';
import { useItemOptions } from '#/features/papers/shared/web/item-options';
import { useRooms } from '#/features/work/shared/rooms/web/rooms';
import { useSubsidyTypes } from '#/features/work/shared/web/subsidy-types';
import { draftName } from '#/platform/web/drafts';
import { dayValue, typedText } from '#/platform/web/form-schema';
import { RecordDialog } from '#/platform/web/record-dialog';
import { AmountField } from '#/ui/amount-field';
import { DateField } from '#/ui/date-field';
import { FileDrop } from '#/ui/file-drop';
import { SelectField } from '#/ui/select';
import { TextField } from '#/ui/text-field';

const schema = z.object({
  payee: typedText(200).refine((typed) => typed.trim() !== '', 'Bij wie kocht u het?'),
  amount: z
    .custom<Cents>()
    .nullable()
    .refine((value) => value !== null && value > 0, 'Vul in wat u betaalde.')
    .transform((value) => value ?? cents(0)),
  invoiceDate: dayValue.nullable(),
  category: z.string(),
  roomId: z.string(),
  itemId: z.string(),
});
type Typed = z.input<typeof schema>;

/** What was bought without an invoice: shop, amount and day, from the photo of the ticket where there is one. */
export function ReceiptDialog({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const today = dayAt(new Date());
  const form = useForm<Typed, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { payee: '', amount: null, invoiceDate: today, category: '', roomId: '', itemId: '' },
  });
  const [file, setFile] = useState<File>();
  const create = useCreateReceipt();
  const reading = useReadTicket();
  const { data: rooms = [] } = useRooms();
  const { data: types = [] } = useSubsidyTypes();
  const items = useItemOptions(projectId);
  const { errors } = form.formState;
  const proposeCategory = (payee: string) => {
    if (form.getValues('category') === '' && findShop(payee)) form.setValue('category', shopCategory);
  };
  const take = (chosen: File | undefined) => {
    setFile(chosen);
    if (!chosen) return;
    reading.mutate(
      { file: chosen },
      {
        onSuccess: ({ data }) => {
          if (!data) return;
          const { companyName, date, totalAmount } = data;
          if (companyName && form.getValues('payee') === '')
            form.setValue('payee', companyName, { shouldDirty: true });
          if (date && isDay(date)) form.setValue('invoiceDate', date, { shouldDirty: true });
          if (totalAmount && form.getValues('amount') === null)
            form.setValue('amount', cents(Math.abs(centsFromDecimal(totalAmount))), { shouldDirty: true });
          proposeCategory(form.getValues('payee'));
        },
      },
    );
  };
  return (
    <RecordDialog
      form={form}
      name={draftName('receipt', undefined)}
      size="small"
      title="Bonnetje"
      saveLabel="Bonnetje toevoegen"
      busy={create.isPending}
      onCreate={({ amount, roomId, category, itemId, ...values }) =>
        create.mutate(
          {
            params: { projectId },
            body: {
              ...{ ...values, kind: 'receipt', amount: decimalFromCents(amount) },
              ...{ category: category || null, roomId: roomId || null },
              coversItemIds: itemId === '' ? [] : [Number(itemId)],
            },
            file,
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <FileDrop
          label="Foto van het bonnetje"
          accept={acceptOf(readableKinds)}
          maxBytes={maxUploadBytes}
          files={file ? [file] : []}
          onChange={([chosen]) => take(chosen)}
          camera
          hint={
            reading.isPending
              ? 'We lezen winkel, dag en bedrag…'
              : 'We lezen er winkel, dag en bedrag van. Zonder foto kan ook.'
          }
        />
        <TextField
          label="Winkel"
          required
          autoComplete="off"
          error={errors.payee?.message}
          {...form.register('payee', { onBlur: ({ target }) => proposeCategory(target.value) })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Controller
            control={form.control}
            name="amount"
            render={({ field }) => (
              <AmountField label="Betaald" required error={errors.amount?.message} {...field} />
            )}
          />
          <Controller
            control={form.control}
            name="invoiceDate"
            render={({ field }) => <DateField label="Dag" today={today} {...field} />}
          />
          <Controller
            control={form.control}
            name="category"
            render={({ field }) => (
              <SelectField
                label="Categorie"
                emptyOption="Geen categorie"
                options={[shopCategory, ...types.map(({ name }) => name)].map((name) => ({
                  value: name,
                  label: name,
                }))}
                {...field}
              />
            )}
          />
          <Controller
            control={form.control}
            name="roomId"
            render={({ field }) => (
              <SelectField
                label="Ruimte"
                emptyOption="Geen ruimte"
                options={rooms.map(({ id, name }) => ({ value: String(id), label: name }))}
                {...field}
              />
            )}
          />
        </div>
        {items.length > 0 && (
          <Controller
            control={form.control}
            name="itemId"
            render={({ field }) => (
              <SelectField
                label="Post van de meetstaat"
                emptyOption="Geen post"
                options={items.map(({ value, label }) => ({ value, label }))}
                {...field}
              />
            )}
          />
        )}
      </div>
    </RecordDialog>
  );
}
