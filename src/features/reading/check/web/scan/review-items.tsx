import { Plus, Trash2 } from 'lucide-react';
import { Controller, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { formatEuro, sumCents, zeroCents } from '#/core/money';
import type { PaperPlace } from '#/features/papers/shared/reading/paper-data';
import type { QuoteData } from '#/features/reading/check/scan-contract';
import { doubtAbout } from '#/features/reading/check/web/scan/doubt';
import { Looked } from '#/features/reading/check/web/scan/review-fields';
import { noItem, type ReviewValues } from '#/features/reading/check/web/scan/review-values';
import { AmountField } from '#/ui/amount-field';
import { Button, IconButton } from '#/ui/button';
import { QuantityField } from '#/ui/quantity-field';
import { TextField } from '#/ui/text-field';

type ReviewItemsProps = {
  form: UseFormReturn<ReviewValues>;
  quote: QuoteData;
  onLook: (place: PaperPlace | null | undefined) => void;
};

export function ReviewItems({ form, quote, onLook }: ReviewItemsProps) {
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'items' });
  const items = useWatch({ control, name: 'items' });
  const total = sumCents(items.map(({ totalPrice }) => totalPrice ?? zeroCents));
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-3 sm:p-4">
      <legend className="px-1 font-semibold text-[0.9375rem]">Posten</legend>
      {fields.length === 0 && <p className="text-ink-soft">We vonden geen aparte posten op deze offerte.</p>}
      {fields.map((field, index) => (
        <ItemLine
          key={field.id}
          form={form}
          index={index}
          read={field.source === null ? undefined : quote.items[field.source]}
          onLook={onLook}
          onRemove={() => remove(index)}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => append(noItem)}>
          Post toevoegen
        </Button>
        <p className="text-ink-soft">
          Som van de posten: <strong className="text-ink tabular-nums">{formatEuro(total)}</strong>
        </p>
      </div>
    </fieldset>
  );
}

type ItemLineProps = Pick<ReviewItemsProps, 'form' | 'onLook'> & {
  index: number;
  read: QuoteData['items'][number] | undefined;
  onRemove: () => void;
};

function ItemLine({ form: { control, register, formState }, index, read, onLook, onRemove }: ItemLineProps) {
  const doubt = doubtAbout(read?.confidence);
  const of = `post ${index + 1}`;
  return (
    <Looked onLook={() => onLook(read?.place)} className="border-line border-b pb-3 last-of-type:border-b-0">
      <div className="flex items-start gap-2">
        <TextField
          className="min-w-0 grow"
          label={`Omschrijving van ${of}`}
          hideLabel
          placeholder="Omschrijving"
          error={formState.errors.items?.[index]?.description?.message}
          {...(doubt === undefined ? {} : { hint: doubt })}
          {...register(`items.${index}.description`)}
        />
        <IconButton
          label={`Post ${index + 1} verwijderen`}
          icon={<Trash2 aria-hidden="true" />}
          className="text-ink-soft"
          onClick={onRemove}
        />
      </div>
      <div className="mt-2 grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2 sm:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,5fr)_minmax(0,5fr)]">
        <Controller
          control={control}
          name={`items.${index}.quantity`}
          render={({ field }) => (
            <QuantityField label={`Aantal van ${of}`} hideLabel placeholder="Aantal" {...field} />
          )}
        />
        <TextField
          label={`Eenheid van ${of}`}
          hideLabel
          placeholder="Eenheid"
          {...register(`items.${index}.unit`)}
        />
        <Controller
          control={control}
          name={`items.${index}.unitPrice`}
          render={({ field }) => (
            <AmountField label={`Eenheidsprijs van ${of}`} hideLabel placeholder="Prijs" {...field} />
          )}
        />
        <Controller
          control={control}
          name={`items.${index}.totalPrice`}
          render={({ field }) => (
            <AmountField label={`Totaal van ${of}`} hideLabel placeholder="Totaal" allowNegative {...field} />
          )}
        />
      </div>
    </Looked>
  );
}
